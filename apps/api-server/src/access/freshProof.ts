import { isFreshlyProved } from '@suluh/domain/staff';
import { ApiError } from '../http/apiError.ts';
import type { Services } from '../services.ts';
import { factorsOf, isGuarded, type Factors } from './factors.ts';
import type { StaffSession } from './staffSession.ts';

type Clock = Pick<Services, 'db' | 'now'>;
type Shown = Pick<StaffSession, 'userId' | 'provedAt'>;

/**
 * Whoever changes second factors showed one just now, unless there is none yet (docs/product/staff.md#second-factor).
 * @throws ApiError PROOF_REQUIRED
 */
export async function requireProof({ db, now }: Clock, { userId, provedAt }: Shown): Promise<Factors> {
  const factors = await factorsOf(db, userId);
  if (isGuarded(factors) && !isFreshlyProved(provedAt, now())) throw new ApiError('PROOF_REQUIRED');
  return factors;
}

/**
 * Whoever takes data of people out showed a second factor just now, or typed the password where there is none
 * (docs/product/staff.md#what-leaves). @throws ApiError PROOF_REQUIRED
 */
export async function requireProofToTakeOut(
  services: Clock,
  session: Shown & Pick<StaffSession, 'passwordAt'>,
): Promise<void> {
  const factors = await requireProof(services, session);
  if (!isGuarded(factors) && !isFreshlyProved(session.passwordAt, services.now())) throw new ApiError('PROOF_REQUIRED');
}
