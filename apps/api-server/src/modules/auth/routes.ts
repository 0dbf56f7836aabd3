import { auth } from '@suluh/api/catalogue';
import { homePath } from '@suluh/domain/address';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { siteOf } from '../../http/site.ts';
import { programById } from '../program/queries.ts';
import { linkRoutes } from './linkAccount.ts';
import { logIn } from './logIn.ts';
import { passwordRoutes } from './resetPassword.ts';
import { register } from './register.ts';
import { endSession, spendRefreshToken } from './session.ts';
import { partnerSignOut, ssoRoutes } from './signInExternally.ts';

const refreshToken = route(auth.refreshToken, async ({ caller }, services) => {
  if (caller.kind !== 'refresh') throw new ApiError('UNAUTHORIZED');
  return { data: await spendRefreshToken(services, caller.refreshToken) };
});

const logOut = route(auth.logOut, async ({ caller, site, log }, services) => {
  const { sessionId, sessionType, programId } = learner(caller);
  await endSession(services, sessionId, 'logout');
  const program = await programById(services, programId);
  const { origin, routes } = siteOf(services.settings, program, sessionType, site);
  const home = homePath(routes);
  return { data: { redirect: (program && (await partnerSignOut(program, `${origin}${home}`, log))) ?? home } };
});

export const authRoutes = [register, logIn, refreshToken, logOut, ...passwordRoutes, ...ssoRoutes, ...linkRoutes];
