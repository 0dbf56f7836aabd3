import type { ApiClient } from '@suluh/api/client';

/** Marks every message as read. */
export const readAllMessages = (api: ApiClient) => api.POST('/api/notification/read-all');
