import { isFreshLogin } from '@suluh/domain/personal-data';
import { eq } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Learner } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { isPasswordOf } from './guesses.ts';

type Account = typeof schema.userAccount.$inferSelect;

/**
 * Passes when whoever asks is the owner, beyond being logged in: by the password, or without one by having just logged
 * in. @throws ApiError FORBIDDEN, LOGIN_AGAIN
 */
export async function assertOwner(
  services: Services,
  account: Account,
  { sessionId }: Learner,
  password: string | undefined,
): Promise<void> {
  if (password !== undefined) {
    if (!(await isPasswordOf(services, account.email, account.passwordHash, password))) throw new ApiError('FORBIDDEN');
    return;
  }
  const { loginSession } = schema;
  const [login] = await services.db.select().from(loginSession).where(eq(loginSession.id, sessionId));
  if (!login || !isFreshLogin(login.createdAt, services.now())) throw new ApiError('LOGIN_AGAIN');
}
