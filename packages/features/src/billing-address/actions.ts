import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';
import type { BillingPic } from '../parts/billing/index.ts';
import { keepAddress } from '../parts/billing/keptAddress.ts';
import { billingTyped } from '../parts/billing/typed.ts';

/** Keeps an address, or changes the one that is named; a refusal keeps what was typed. */
export const billingAddressSave: Action<BillingPic & { id: string }, ApiResult<object>> = {
  name: 'billing-address-save',
  input: z.object({
    id: text,
    fullnameUser: text,
    position: text,
    pic_phone: text,
    pic_email: text,
    billingAddress: text,
  }),
  run: (api, { id, ...body }) =>
    id === '' ? keepAddress(api, body) : api.PUT('/api/billing-address/{id}', { params: { path: { id } }, body }),
  back: ({ id }, routes) => pathTo(routes, 'billingAddresses', id ? { ubah: id } : {}),
  keeps: billingTyped,
  leadsTo: ({ error }, routes, { back }) =>
    error ? refusedTo(error, routes, back) : withQuery(pathTo(routes, 'billingAddresses'), { tersimpan: '1' }),
};

/** Keeps it no longer. */
export const billingAddressRemove: Action<{ id: string }, ApiResult<object>> = {
  name: 'billing-address-remove',
  input: z.object({ id: text }),
  run: (api, { id }) => api.DELETE('/api/billing-address/{id}', { params: { path: { id } } }),
  leadsTo: returning,
};
