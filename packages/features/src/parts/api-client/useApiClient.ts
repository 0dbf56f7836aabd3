'use client';
import type { ApiClient } from '@suluh/api/client';
import { useMemo } from 'react';
import { useTenant } from '../tenant/index.ts';
import { browserApi } from './browserApi.ts';

/** Client of this tenant's own API route. */
export function useApiClient(): ApiClient {
  const { base } = useTenant().routes;
  return useMemo(() => browserApi({ base }), [base]);
}
