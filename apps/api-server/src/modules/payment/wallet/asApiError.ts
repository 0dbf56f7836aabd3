import type { ErrorCode } from '@suluh/api/catalogue';
import { ApiError } from '../../../http/apiError.ts';
import { ProviderUnavailable } from '../../../provider/callProvider.ts';
import { ProviderRefused } from '../provider/port.ts';

/** What a provider answers. @throws ApiError UNAVAILABLE when it does not, `refused` when it will not */
export async function asApiError<Told>(asked: Promise<Told>, refused: ErrorCode): Promise<Told> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ApiError('UNAVAILABLE', { cause: error });
    if (error instanceof ProviderRefused) throw new ApiError(refused, { cause: error });
    throw error;
  }
}
