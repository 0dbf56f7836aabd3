import { auth, type login } from '@suluh/api/catalogue';
import { opensArea } from '@suluh/domain/session';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import { route } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { ownsBundle } from '../bundle/owned.ts';
import { openAgain } from '../personalData/closeAccount.ts';
import { toProfile } from '../profile/profile.ts';
import { programOf, type ProgramRow } from '../program/queries.ts';
import { accountByPassword } from './accountByPassword.ts';
import { currentMemberships, programOfArea } from './membership.ts';
import { beginSession } from './session.ts';

type Login = z.input<typeof login>;
type Account = typeof schema.userAccount.$inferSelect;

/** Begins a login to an area, for an account whose identity is established. @throws ApiError NO_MEMBERSHIP */
export async function enter(
  services: Services,
  account: Account,
  sessionType: Login['sessionType'],
  program: ProgramRow | null,
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
  return { data: await enter(services, account, body.sessionType, program) };
});
