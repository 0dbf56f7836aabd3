import type { PromoDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import {
  catalogueApi,
  learnerApiIfAny,
  outcomeOf,
  renewWhenOver,
  type AppContext,
  type Outcome,
} from '../parts/context/index.ts';

/** A promo by its code; one of somebody alone is there for them. */
export async function loadPromo(context: AppContext, code: string): Promise<Outcome<PromoDetail>> {
  const api = (await learnerApiIfAny(context)) ?? catalogueApi(context);
  const outcome = outcomeOf(await api.GET('/api/promo/{code}', { params: { path: { code } } }));
  if (outcome.kind === 'found') return { kind: 'found', data: outcome.data.data };
  renewWhenOver(outcome.failure, context.tenant, pathTo(context.tenant.routes, 'promo', { code }));
  return outcome;
}
