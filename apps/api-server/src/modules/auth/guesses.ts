import { PASSWORD_LIMIT, RESET_MAIL_LIMIT } from '@suluh/domain/limits';
import type { Executor } from '../../db/index.ts';
import { countTry, forgetTries, tryKey } from '../../http/tryLimit.ts';
import type { Services } from '../../services.ts';
import { isPassword } from './password.ts';

type Counting = Pick<Services, 'db' | 'pool' | 'now'>;

/** What wrong passwords of an account are counted under. @param email as it is stored */
export const passwordKey = (email: string): string => tryKey('password', email);
const resetMailKey = (email: string): string => tryKey('reset-mail', email);

/**
 * Whether the password of an address is right, asked behind the count of its wrong ones. An address without an account
 * is counted and answered alike. @param email as it is stored
 * @throws ApiError TOO_MANY_REQUESTS after too many wrong ones, for right ones too
 */
export async function isPasswordOf(
  services: Counting,
  email: string,
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  await countTry(services, passwordKey(email), PASSWORD_LIMIT);
  const isRight = await isPassword(stored, password);
  if (isRight) await forgetTries(services, passwordKey(email));
  return isRight;
}

/** Counts a reset mail to an address, known or not. @throws ApiError TOO_MANY_REQUESTS */
export const countResetMail = (services: Counting, email: string): Promise<void> =>
  countTry(services, resetMailKey(email), RESET_MAIL_LIMIT);

/** Who reads the mails of an address has proven to be its owner: what others guessed is forgotten. */
export const forgetGuesses = (services: { db: Executor }, email: string): Promise<void> =>
  forgetTries(services, passwordKey(email), resetMailKey(email));
