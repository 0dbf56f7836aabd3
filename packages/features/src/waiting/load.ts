import type { WaitingPlace } from '@suluh/api/types';
import { cache } from 'react';
import { type AppContext, type Outcome, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';

/** How the learner stands with a schedule, once for the title and the page. @param path address of the page */
export const loadPlace = cache(
  async (context: AppContext, event: string, path: string): Promise<Outcome<WaitingPlace>> => {
    const api = await learnerApi(context, path);
    const outcome = outcomeOf(await api.GET('/api/event/{id}/waitlist', { params: { path: { id: Number(event) } } }));
    if (outcome.kind === 'found') return { kind: 'found', data: outcome.data.data };
    if (outcome.failure.code === 400) return { ...outcome, kind: 'missing' }; // what stands there is no schedule
    renewWhenOver(outcome.failure, context.tenant, path);
    return outcome;
  },
);
