'use client';
import { createApiClient, type ApiClient } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import { useMemo } from 'react';
import { useTenantFacts } from '../tenant-facts/index.ts';

/** Client of this tenant's own API route. */
export function useApiClient(): ApiClient {
  const { apiPath } = useTenantFacts();
  return useMemo(
    () => createApiClient({ baseUrl: apiPath.slice(0, -'/api'.length), noBodyMessage: errorText.noConnection }),
    [apiPath],
  );
}
