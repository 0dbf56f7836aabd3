import type { ApiResult } from '@suluh/api/client';
import { pathTo } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { BILLING_RULES, type BillingField } from '@suluh/domain/validation';
import { z } from 'zod';
import { refusedTo, returning, text, type Action } from '../parts/action/index.ts';

const FIELDS = Object.keys(BILLING_RULES) as BillingField[];
type Typed = Record<BillingField, string>;

const keptOf = (fields: Readonly<Partial<Record<string, string>>>): Typed =>
  Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? ''])) as Typed;

/** Keeps an address, or changes the one that is named; a refusal keeps what was typed. */
export const billingAddressSave: Action<Typed & { id: string }, ApiResult<object>> = {
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
    id === ''
      ? api.POST('/api/billing-address', { body })
      : api.PUT('/api/billing-address/{id}', { params: { path: { id } }, body }),
  back: ({ id }, routes) => pathTo(routes, 'billingAddresses', id ? { ubah: id } : {}),
  keeps: keptOf,
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
