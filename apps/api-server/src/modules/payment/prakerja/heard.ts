import { ApiError } from '../../../http/apiError.ts';
import { ProviderUnavailable } from '../../../provider/callProvider.ts';

/** Silence of Prakerja is 503; nothing is counted against the learner then. */
export async function heard<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new ApiError('UNAVAILABLE', { cause: error });
    throw error;
  }
}
