import { auth, type login } from '@suluh/api/catalogue';
import { opensArea } from '@suluh/domain/session';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { schema, type Executor } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownsBundle } from '../bundle/owned.ts';
import { openAgain } from '../personalData/closeAccount.ts';
import { toProfile } from '../profile/profile.ts';
import { programOf } from '../program/queries.ts';
import { accountByPassword } from './accountByPassword.ts';
import type { Area } from './area.ts';
import { currentMemberships, programOfArea } from './membership.ts';
import { beginSession } from './session.ts';

type Login = z.input<typeof login>;
type Account = typeof schema.userAccount.$inferSelect;

/** A provider's account that somebody signed in with. */
interface Identity {
  issuer: string;
  subject: string;
}

/** Whether a provider's account still opens this one; asked while its row is held, which whoever puts it out holds too. */
async function isJoined(tx: Executor, { issuer, subject }: Identity, userId: string): Promise<boolean> {
  const { externalIdentity } = schema;
  const joined = and(
    eq(externalIdentity.issuer, issuer),
    eq(externalIdentity.subject, subject),
    eq(externalIdentity.userId, userId),
  );
  return (await tx.$count(externalIdentity, joined)) > 0;
}

/**
 * Begins a login to an area, for an account whose identity is established. @param by the provider's account it was
 * established by; null: the password. @throws ApiError NO_MEMBERSHIP, INVALID_CREDENTIALS when that opens it no more
 */
export async function enter(
  services: Services,
  account: Account,
  { sessionType, program }: Pick<Area, 'sessionType' | 'program'>,
  by: Identity | null,
): Promise<Login> {
  const { db } = services;
  const memberships = await currentMemberships(db, account.id, services.now());
  if (!memberships.some((membership) => opensArea(membership, { sessionType, program })))
    throw new ApiError('NO_MEMBERSHIP');
  const session = await db.transaction(async (tx) => {
    const { userAccount } = schema;
    const [current] = await tx
      .select({ passwordHash: userAccount.passwordHash, closingAt: userAccount.closingAt })
      .from(userAccount)
      .where(and(eq(userAccount.id, account.id), isNull(userAccount.deletedAt)))
      .for('no key update'); // one login after the other: an account that is closed is opened again once
    if (current?.passwordHash !== account.passwordHash) throw new ApiError('INVALID_CREDENTIALS'); // changed since it was checked, and every login ended
    if (by && !(await isJoined(tx, by, account.id))) throw new ApiError('INVALID_CREDENTIALS'); // put out since: of who never had a password that alone tells
    if (current.closingAt) await openAgain(tx, services, account, program);
    return beginSession(tx, services, { userId: account.id, sessionType, programId: program?.id ?? null });
  });
  const userBundle = await ownsBundle(db, { userId: account.id, programId: program?.id ?? null });
  return {
    session,
    user: toProfile(account, { sessionType, program, userBundle }, services),
    sessionType,
    program: program?.slug ?? null,
  };
}

/** Log in with e-mail and password. */
export const logIn = route(auth.logIn, async ({ body, programHeader }, services) => {
  const program =
    (await programOf(services, body.program, programHeader)) ?? (await programOfArea(services, body.sessionType));
  if (program?.oidcIssuer) throw new ApiError('EXTERNAL_LOGIN_ONLY');
  const account = await accountByPassword(services, body);
  return { data: await enter(services, account, { sessionType: body.sessionType, program }, null) };
});
