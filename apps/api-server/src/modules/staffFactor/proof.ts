import type { staffSelfEntries } from '@suluh/api/catalogue';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import { isGuarded, type Factors } from '../../access/factors.ts';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import { ApiError, wrongAt } from '../../http/apiError.ts';
import { schema } from '../../db/index.ts';
import type { Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { isPasswordOf } from '../auth/guesses.ts';
import { takeCode } from './authenticator.ts';
import { askToUse, takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';

const { userAccount } = schema;

type Proof = Call<typeof staffSelfEntries.prove>['body'];

/** The ways somebody has to prove who they are, and what their passkeys are asked. */
export async function waysOf(services: Services, userId: string, factors: Factors) {
  const { hasAuthenticator } = factors;
  return { hasAuthenticator, passkey: await askToUse(services, userId), byPassword: !isGuarded(factors) };
}

/**
 * Takes one proof beside the password. @throws ApiError CODE_REQUIRED without any, with the ways there are; OTP_INVALID,
 * PASSKEY_INVALID, TOO_MANY_REQUESTS
 */
export async function takeProof(
  services: Services,
  userId: string,
  factors: Factors,
  proof: Omit<Proof, 'password'>,
): Promise<void> {
  const { code, recoveryCode, passkey } = proof;
  if (passkey) return takePasskey(services, userId, passkey as AuthenticationResponseJSON);
  if (recoveryCode) return takeRecoveryCode(services, userId, recoveryCode);
  if (code === undefined) throw new ApiError('CODE_REQUIRED', { data: await waysOf(services, userId, factors) });
  if (!factors.hasAuthenticator) throw new ApiError('OTP_INVALID');
  return takeCode(services, userId, code);
}

/**
 * Takes the password once more, of who has no second factor. @throws ApiError CODE_REQUIRED without one, BAD_REQUEST at its
 * field for a wrong one, TOO_MANY_REQUESTS
 */
export async function takePassword(services: Services, userId: string, factors: Factors, { password }: Proof) {
  if (password === undefined) throw new ApiError('CODE_REQUIRED', { data: await waysOf(services, userId, factors) });
  const [account] = await services.db.select().from(userAccount).where(eq(userAccount.id, userId));
  if (!account?.email || !(await isPasswordOf(services, account.email, account.passwordHash, password)))
    throw wrongAt('password', staffFactorText.proof.wrongPassword);
}
