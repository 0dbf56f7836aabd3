'use client';
import { createApiClient, type ApiClient } from '@suluh/api/client';
import { errorText } from '@suluh/i18n-id/errors';
import { useMemo } from 'react';
import { useTenant } from '../tenant/index.ts';

/** Client of this tenant's own API route. */
export function useApiClient(): ApiClient {
  const { routes } = useTenant();
  return useMemo(() => createApiClient({ baseUrl: routes.base, noBodyMessage: errorText.noConnection }), [routes.base]);
}
