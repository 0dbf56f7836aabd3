import { salesOpen } from '@suluh/domain/closure';
import { catalogueApi, type AppContext } from './appContext.ts';

/**
 * Whether courses are sold; after the closure has ended sales no page offers any (R1). Without an answer
 * the API decides at the purchase.
 */
export async function isSelling(context: AppContext): Promise<boolean> {
  const { data } = await catalogueApi(context).GET('/api/site/config');
  return data === undefined || salesOpen(data.data.closure);
}
