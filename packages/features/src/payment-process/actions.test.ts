import { MAIN_ROUTES } from '@suluh/domain/address';
import { formRequest, cookieHeader, scope, startUpstream, summary, type UpstreamServer } from '@suluh/session/testing';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ofThisOrder } from '../parts/transaction/orderDraft.ts';
import { draftOf } from '../testing/draftOf.ts';
import { postedBy } from '../testing/postedBy.tsx';
import { postForm } from '../testing/postForm.ts';
import { BillingForm } from './BillingForm.tsx';

const PIC = {
  fullnameUser: 'Rani',
  position: 'Manajer',
  pic_phone: '081234567890',
  pic_email: 'rani@surel.id',
  billingAddress: 'Jl. Kaliurang 5',
};
const page = '/payment-process?order=SLH-1';
const headers = { cookie: cookieHeader({ token: 'T', refresh: 'R', summary: summary() }) };
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const post = (more: Record<string, string> = {}) =>
  postForm(
    formRequest(
      '/api/form/billing-pic',
      { redirectTo: page, orderId: 'SLH-1', slug: 'reguler', ...PIC, ...more },
      headers,
    ),
    scope,
    api.upstream,
    MAIN_ROUTES,
  );

test.each([
  ['', {}, `${page}&billing=1&error=BAD_REQUEST`],
  [' with the address that was chosen', { alamat: 'a-1' }, `${page}&billing=1&alamat=a-1&error=BAD_REQUEST`],
])('an invoice that is refused returns to its form%s, which keeps what was typed', async (_, more, location) => {
  api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
  const response = await post({ remember: 'on', ...more });
  expect(response.headers.get('location')).toBe(location);
  expect(draftOf(response).cookie).toContain('; Path=/payment-process;');
  expect(draftOf(response).kept).toEqual({ ...PIC, remember: 'on', of: 'billing-pic SLH-1' });
});

test('what was refused is shown to its account alone, in the form of its order', async () => {
  api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
  const form = createElement(BillingForm, { who: 'u-1', orderId: 'SLH-1', line: 'reguler', path: page });
  const response = await post(postedBy(form));
  const { kept } = draftOf(response, 'u-1');
  expect(ofThisOrder('billing-pic', 'SLH-1', kept)).toMatchObject(PIC);
  expect(ofThisOrder('billing-pic', 'SLH-2', kept)).toBeNull();
  expect(ofThisOrder('refund-request', 'SLH-1', kept)).toBeNull();
  expect([draftOf(response, 'u-2').kept, draftOf(response).kept]).toEqual([null, null]);
});

test.each([
  ['refund-request', { reason: '' }],
  ['refund-account', { bank: 'BCA', number: '1', holder: '' }],
] as const)('a refused %s fills no form of an invoice, and none of another order', async (name, fields) => {
  api.answer(() => ({ status: 400, body: { status: 'BAD_REQUEST' } }));
  const posted = { redirectTo: page, orderId: 'SLH-1', who: 'u-1', ...fields };
  const response = await postForm(formRequest(`/api/form/${name}`, posted, headers), scope, api.upstream, MAIN_ROUTES);
  const { kept } = draftOf(response, 'u-1');
  expect(ofThisOrder('billing-pic', 'SLH-1', kept)).toBeNull();
  expect(ofThisOrder(name, 'SLH-2', kept)).toBeNull();
  expect(ofThisOrder(name, 'SLH-1', kept)).toMatchObject(fields);
});

test('one that is made shows where to pay it, and what was typed is forgotten', async () => {
  const response = await post({ alamat: 'a-1' });
  expect(response.headers.get('location')).toBe(page);
  expect(draftOf(response)).toMatchObject({ cookie: expect.stringContaining('Expires=Thu, 01 Jan 1970'), kept: null });
});
