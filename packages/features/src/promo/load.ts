import type { PromoDetail } from '@suluh/api/types';
import { catalogueApi, outcomeOf, type AppContext, type Outcome } from '../parts/context/index.ts';

/** A promo by its code. */
export async function loadPromo(context: AppContext, code: string): Promise<Outcome<PromoDetail>> {
  const outcome = outcomeOf(await catalogueApi(context).GET('/api/promo/{code}', { params: { path: { code } } }));
  return outcome.kind === 'found' ? { kind: 'found', data: outcome.data.data } : outcome;
}
