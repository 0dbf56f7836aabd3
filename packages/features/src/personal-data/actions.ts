import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { z } from 'zod';
import { refusedTo, text, type Action } from '../parts/action/index.ts';

interface Closing {
  password: string;
  certificates: 'keep' | 'revoke';
}

/** Closes the account, which also logs out here, and says so on a page for visitors. */
export const accountClose: Action<Closing, ApiResult<object>> = {
  name: 'account-close',
  input: z.object({ password: text, certificates: z.enum(['keep', 'revoke']).catch('keep') }),
  run: (api, { password, certificates }) =>
    api.DELETE('/api/profile/me', { body: { certificates, ...(password ? { password } : {}) } }),
  back: (_fields, routes) => pathTo(routes, 'personalData'),
  leadsTo: ({ error }, routes, { back }) => (error ? refusedTo(error, routes, back) : pathTo(routes, 'accountClosed')),
};
