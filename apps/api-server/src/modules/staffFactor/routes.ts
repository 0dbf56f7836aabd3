import { staffSelfEntries as entries } from '@suluh/api/catalogue';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import { MOST_PASSKEYS } from '@suluh/domain/staff';
import { eq } from 'drizzle-orm';
import { factorsOf, isGuarded } from '../../access/factors.ts';
import { requireProof } from '../../access/freshProof.ts';
import { notePassword, proveStaffSession } from '../../access/staffSession.ts';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { self } from '../../http/authenticate.ts';
import { route, type Caller } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { accountOf, meOf } from '../staff/self.ts';
import { beginSecondFactor, takeCode } from './authenticator.ts';
import { askToMake, passkeyFrom, passkeysOf } from './passkeys.ts';
import { takePassword, takeProof, waysOf } from './proof.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';
import { removeFactor } from './remove.ts';
import { tellFactor } from './tell.ts';

const { staffPasskey, userAccount } = schema;

/** Marks the session as one whose person showed a second factor just now. */
async function proved(services: Services, caller: Caller) {
  const { userId, sessionHash, endsAt } = self(caller);
  await proveStaffSession(services.db, sessionHash, services.now());
  return meOf(services, { userId, isProved: true, endsAt });
}

/** Second factors of whoever is signed in to the back office (docs/product/staff.md#second-factor). */
export const staffFactorRoutes = [
  route(entries.secondFactorBegin, async ({ caller }, services) => {
    await requireProof(services, self(caller));
    const { id: userId, email } = await accountOf(services, self(caller).userId);
    return { data: await beginSecondFactor(services, { userId, email }) };
  }),

  route(entries.secondFactorConfirm, async ({ caller, body }, services) => {
    await requireProof(services, self(caller));
    await takeCode(services, self(caller).userId, body.code);
    return { data: await proved(services, caller) };
  }),

  route(entries.secondFactorRemove, async ({ caller }, services) => {
    await removeFactor(services, self(caller), 'authenticator');
    return { data: await meOf(services, self(caller)) };
  }),

  route(entries.proofBegin, async ({ caller }, services) => {
    const { userId } = self(caller);
    return { data: await waysOf(services, userId, await factorsOf(services.db, userId)) };
  }),

  route(entries.prove, async ({ caller, body }, services) => {
    const { userId } = self(caller);
    const factors = await factorsOf(services.db, userId);
    if (isGuarded(factors)) {
      await takeProof(services, userId, factors, body);
      return { data: await proved(services, caller) };
    }
    await takePassword(services, userId, factors, body);
    await notePassword(services.db, self(caller).sessionHash, services.now());
    return { data: await meOf(services, self(caller)) };
  }),

  route(entries.passkeys, async ({ caller }, { db }) => ({
    data: (await passkeysOf(db, self(caller).userId)).map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
  })),

  route(entries.passkeyBegin, async ({ caller }, services) => {
    await requireProof(services, self(caller));
    const { id: userId, email, fullname } = await accountOf(services, self(caller).userId);
    return { data: await askToMake(services, { userId, email, fullname }) };
  }),

  route(entries.passkeyAdd, async ({ caller, body }, services) => {
    await requireProof(services, self(caller));
    const { userId } = self(caller);
    const made = await passkeyFrom(services, userId, body.passkey as RegistrationResponseJSON);
    const at = services.now();
    await services.db.transaction(async (tx) => {
      await tx.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.id, userId)).for('no key update');
      if ((await tx.$count(staffPasskey, eq(staffPasskey.userId, userId))) >= MOST_PASSKEYS)
        throw new ApiError('CONFLICT');
      const added = await tx
        .insert(staffPasskey)
        .values({ ...made, userId, name: body.name, createdAt: at })
        .onConflictDoNothing();
      if (added.rowCount !== 1) throw new ApiError('CONFLICT');
      await tellFactor(tx, { userId, news: 'passkeyAdded', name: body.name, at });
    });
    return { data: await proved(services, caller) };
  }),

  route(entries.passkeyRemove, async ({ caller, params }, services) => {
    await removeFactor(services, self(caller), params.id);
    return { data: await meOf(services, self(caller)) };
  }),

  route(entries.recoveryCodes, async ({ caller }, services) => {
    // Recovery codes alone guard nothing: there is a factor they stand in for, shown just now.
    const factors = await requireProof(services, self(caller));
    if (!isGuarded(factors)) throw new ApiError('SECOND_FACTOR_REQUIRED');
    return { data: { codes: await newRecoveryCodes(services, self(caller).userId) } };
  }),
];
