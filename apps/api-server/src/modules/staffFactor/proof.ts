import type { staffSelfEntries } from '@suluh/api/catalogue';
import { isFreshlyProved } from '@suluh/domain/staff';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { factorsOf, isGuarded, type Factors } from '../../access/factors.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Call } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { takeCode } from './authenticator.ts';
import { askToUse, takePasskey } from './passkeys.ts';
import { takeRecoveryCode } from './recoveryCodes.ts';

type Proof = Call<typeof staffSelfEntries.prove>['body'];

/** The ways somebody has to prove who they are, and what their passkeys are asked. */
export async function waysOf(services: Services, userId: string, { hasAuthenticator }: Factors) {
  return { hasAuthenticator, passkey: await askToUse(services, userId) };
}

/**
 * Takes one proof beside the password. @throws ApiError CODE_REQUIRED without any, with the ways there are; OTP_INVALID,
 * PASSKEY_INVALID, TOO_MANY_REQUESTS
 */
export async function takeProof(services: Services, userId: string, factors: Factors, proof: Proof): Promise<void> {
  const { code, recoveryCode, passkey } = proof;
  if (passkey) return takePasskey(services, userId, passkey as AuthenticationResponseJSON);
  if (recoveryCode) return takeRecoveryCode(services, userId, recoveryCode);
  if (code === undefined) throw new ApiError('CODE_REQUIRED', { data: await waysOf(services, userId, factors) });
  if (!factors.hasAuthenticator) throw new ApiError('OTP_INVALID');
  return takeCode(services, userId, code);
}

/**
 * Whoever changes second factors showed one just now, unless there is none yet (docs/product/staff.md#second-factor).
 * @throws ApiError PROOF_REQUIRED
 */
export async function requireProof(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, provedAt }: { userId: string; provedAt: Date | null },
): Promise<Factors> {
  const factors = await factorsOf(db, userId);
  if (isGuarded(factors) && !isFreshlyProved(provedAt, now())) throw new ApiError('PROOF_REQUIRED');
  return factors;
}
