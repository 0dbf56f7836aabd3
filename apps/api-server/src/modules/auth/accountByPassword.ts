import { and, eq, isNull } from 'drizzle-orm';
import { schema } from '../../db/index.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Services } from '../../services.ts';
import { emailOf } from './email.ts';
import { isPasswordOf } from './guesses.ts';

/**
 * The account of an e-mail address and its password; an unknown address is counted and answered like a wrong password.
 * @throws ApiError INVALID_CREDENTIALS, and TOO_MANY_REQUESTS after too many wrong ones
 */
export async function accountByPassword(
  services: Pick<Services, 'db' | 'pool' | 'now'>,
  given: { email: string; password: string },
): Promise<typeof schema.userAccount.$inferSelect> {
  const { userAccount } = schema;
  const email = emailOf(given.email);
  const [account] = await services.db
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.email, email), isNull(userAccount.deletedAt)));
  if (!(await isPasswordOf(services, email, account?.passwordHash, given.password)) || !account)
    throw new ApiError('INVALID_CREDENTIALS');
  return account;
}
