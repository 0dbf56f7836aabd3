import type { ApiClient } from '@suluh/api/client';

/** Sets the name on a certificate, once. */
export const adjustName = (api: ApiClient, { id, fullname }: { id: string; fullname: string }) =>
  api.POST('/api/certificate/{id}/name', { params: { path: { id } }, body: { fullname } });
