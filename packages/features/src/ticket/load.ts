import type { Ticket } from '@suluh/api/types';
import { cache } from 'react';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';

/** The ticket of an owned class, once for its title and its page. @param path address of the page */
export const loadTicket = cache(async (context: AppContext, course: string, path: string): Promise<Outcome<Ticket>> => {
  const api = await learnerApi(context, path);
  const outcome = outcomeOf(await api.GET('/api/my-course/{id}/e-ticket', { params: { path: { id: course } } }));
  if (outcome.kind === 'found') return { kind: 'found', data: outcome.data.data };
  renewWhenOver(outcome.failure, context.tenant, path);
  return outcome;
});
