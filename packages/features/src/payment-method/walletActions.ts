import type { ApiResult } from '@suluh/api/client';
import { sanitiseUrl } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';

interface Named {
  productCode: string;
}

/** Begins to link a wallet and leads to where its owner agrees, who comes back to the page it was asked on. */
export const walletLink: Action<Named & { redirectTo: string }, ApiResult<{ data: { url: string } }>> = {
  name: 'wallet-link',
  input: z.object({ productCode: text, redirectTo: text }),
  run: (api, { productCode, redirectTo }) =>
    api.POST('/api/payment/wallet', { body: { productCode, page: redirectTo } }),
  leadsTo: ({ data, error }, routes, { back }) => (error ? refusedTo(error, routes, back) : sanitiseUrl(data.data.url)),
};

/** Unlinks a wallet, and returns. */
export const walletUnlink: Action<Named, ApiResult<object>> = {
  name: 'wallet-unlink',
  input: z.object({ productCode: text }),
  run: (api, { productCode }) => api.DELETE('/api/payment/wallet/{code}', { params: { path: { code: productCode } } }),
  leadsTo: returning,
};
