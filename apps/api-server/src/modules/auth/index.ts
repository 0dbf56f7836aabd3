import { auth } from '@suluh/api/catalogue';
import { ApiError } from '../../http/apiError.ts';
import { learner } from '../../http/authenticate.ts';
import { route } from '../../http/route.ts';
import { programById } from '../tenant.ts';
import { linkRoutes } from './linkRoutes.ts';
import { logIn } from './logIn.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { register } from './register.ts';
import { endSession, spendRefreshToken } from './session.ts';
import { ssoRoutes } from './sso.ts';

const refreshToken = route(auth.refreshToken, async ({ caller }, services) => {
  if (caller.kind !== 'refresh') throw new ApiError('UNAUTHORIZED');
  return { data: await spendRefreshToken(services, caller.refreshToken) };
});

const logOut = route(auth.logOut, async ({ caller }, services) => {
  const { sessionId, programId } = learner(caller);
  await endSession(services, sessionId, 'logout');
  const program = await programById(services, programId);
  return { data: { redirect: program?.sessionType === 'reguler' ? `/program/${program.slug}` : '/' } };
});

export const authRoutes = [register, logIn, refreshToken, logOut, ...passwordRoutes, ...ssoRoutes, ...linkRoutes];
