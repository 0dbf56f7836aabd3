import type { Transaction } from '@suluh/api/types';
import { notFound } from 'next/navigation';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../context/index.ts';

/**
 * An order of the learner for its page. A session that ended is renewed on the way; another learner's order is not
 * found. @param path address of the page.
 */
export async function loadOrder(
  context: AppContext,
  path: string,
  orderId: string,
): Promise<Exclude<Outcome<Transaction>, { kind: 'missing' }>> {
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/payment/history/{orderId}', { params: { path: { orderId } } }));
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'found') return { kind: 'found', data: outcome.data.data };
  renewWhenOver(outcome.failure, context.tenant, path);
  return outcome;
}
