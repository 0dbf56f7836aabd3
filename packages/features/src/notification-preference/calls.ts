import type { ApiClient } from '@suluh/api/client';
import type { PushSubscriptionKeys } from '@suluh/api/types';

/** Has this browser rung for the learner. */
export const ringHere = (api: ApiClient, subscription: PushSubscriptionKeys) =>
  api.PUT('/api/notification/push', { body: subscription });

/** Has this browser rung no more. */
export const ringNoMore = (api: ApiClient, endpoint: string) =>
  api.POST('/api/notification/push/off', { body: { endpoint } });
