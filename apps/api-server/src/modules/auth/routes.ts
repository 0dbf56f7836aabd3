import { auth } from '@suluh/api/catalogue';
import { homePath } from '@suluh/domain/address';
import { storedSessionType } from '@suluh/domain/session';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { siteOf } from '../../http/site.ts';
import { programById } from '../program/queries.ts';
import { join } from './join.ts';
import { linkRoutes } from './linkAccount.ts';
import { logIn } from './logIn.ts';
import { passwordRoutes } from './resetPassword.ts';
import { register } from './register.ts';
import { endOthers, endSession, readLogins, spendRefreshToken } from './session.ts';
import { elsewhereRoutes } from './signInElsewhere.ts';
import { partnerSignOut, ssoRoutes } from './signInExternally.ts';

const refreshToken = route(auth.refreshToken, async ({ caller }, services) => {
  if (caller.kind !== 'refresh') throw new ApiError('UNAUTHORIZED');
  return { data: await spendRefreshToken(services, caller.refreshToken) };
});

const logOut = route(auth.logOut, async ({ caller, site, log }, services) => {
  const { sessionId, sessionType, programId, isLook } = learner(caller);
  await endSession(services, sessionId, 'logout');
  const program = await programById(services, programId);
  const { origin, routes } = siteOf(services.settings, program, sessionType, site);
  const home = homePath(routes);
  return {
    data: { redirect: (program && !isLook && (await partnerSignOut(program, `${origin}${home}`, log))) || home },
  };
});

const listLogins = route(auth.listLogins, async ({ caller }, services) => {
  const { userId, sessionId } = learner(caller);
  const logins = await readLogins(services, userId);
  return {
    data: logins.map(({ id, startedAt, lastUsedAt, sessionType, programName }) => ({
      id,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      sessionType: storedSessionType(sessionType),
      programName,
      isCurrent: id === sessionId,
    })),
  };
});

const endOtherLogins = route(auth.endOtherLogins, async ({ caller }, services) => {
  const { userId, sessionId } = learner(caller);
  const others = { userId, except: sessionId, reason: 'elsewhere' };
  return { data: { ended: await services.db.transaction((tx) => endOthers(tx, services, others)) } };
});

export const authRoutes = [
  listLogins,
  endOtherLogins,
  register,
  join,
  logIn,
  refreshToken,
  logOut,
  ...passwordRoutes,
  ...ssoRoutes,
  ...elsewhereRoutes,
  ...linkRoutes,
];
