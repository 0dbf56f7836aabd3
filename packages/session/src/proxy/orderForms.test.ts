import { MAIN_ROUTES, signInPath } from '@suluh/domain/address';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { browserRequest, scope, summary } from '../testing/visitor.ts';
import { startUpstream, type UpstreamServer } from '../testing/upstreamServer.ts';
import { handleForm, type FormName } from './forms.ts';

const member = { token: 'T', refresh: 'R', summary: summary() };
const page = '/payment-process?order=SLH-1';
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const post = async (
  name: FormName,
  fields: Record<string, string>,
  jar: object = member,
  headers: Record<string, string> = {},
) => {
  const body = new URLSearchParams({ redirectTo: page, ...fields }).toString();
  const request = browserRequest(`/api/form/${name}`, {
    ...jar,
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const response = await handleForm(name, request, scope, api.upstream, MAIN_ROUTES);
  return [response.status, response.headers.get('location')];
};
const sent = () =>
  api.arrived.map(({ method, url, headers, body }) => [
    method,
    url,
    headers.authorization,
    body === '' ? null : JSON.parse(body),
  ]);

test('cancelling an order cancels it in the learner’s name and returns to the page', async () => {
  expect(await post('payment-cancel', { orderId: 'SLH-1' })).toEqual([303, page]);
  expect(sent()).toEqual([['POST', '/api/payment/invoice/SLH-1/cancel', 'Bearer T', null]]);
});

test('the billing form carries its five fields and nothing else', async () => {
  const billingPIC = {
    fullnameUser: 'Rani',
    position: 'Manajer',
    pic_phone: '6281234567',
    pic_email: 'rani@surel.id',
    billingAddress: 'Jl. Kaliurang 5',
  };
  expect(await post('billing-pic', { orderId: 'SLH-1', slug: 'reguler', ...billingPIC, role: 'admin' })).toEqual([
    303,
    page,
  ]);
  expect(sent()).toEqual([['POST', '/api/payment/invoice?slug=reguler', 'Bearer T', { orderId: 'SLH-1', billingPIC }]]);
});

test('asking for a refund sends its reason and returns to the order', async () => {
  expect(await post('refund-request', { orderId: 'SLH-1', reason: 'Salah jadwal' })).toEqual([303, page]);
  expect(sent()).toEqual([['POST', '/api/payment/SLH-1/refund', 'Bearer T', { reason: 'Salah jadwal' }]]);
});

test.each([
  ['all of it', { cart: ['c1', 'c2'], missing: [], undated: [] }, '/cart?cart=c1%2Cc2&again=SLH-1'],
  ['what is left of it', { cart: ['c1'], missing: [7], undated: [9] }, '/cart?cart=c1&again=SLH-1&missing=7&undated=9'],
  ['nothing', { cart: [], missing: [7, 8], undated: [] }, '/cart?again=SLH-1&missing=7%2C8'],
])('buying an order again leads to the cart with %s', async (_, data, location) => {
  api.answer(() => ({ status: 200, body: { data } }));
  expect(await post('order-again', { orderId: 'SLH-1' })).toEqual([303, location]);
  expect(sent()).toEqual([['POST', '/api/payment/SLH-1/again', 'Bearer T', null]]);
});

test('every notification can be marked read', async () => {
  expect(await post('notification-read-all', { redirectTo: '/notification' })).toEqual([303, '/notification']);
  expect(sent()).toEqual([['POST', '/api/notification/read-all', 'Bearer T', null]]);
});

test.each([
  ['a refusal', { status: 409, body: { status: 'PAYMENT_CLOSED' } }, `${page}&error=PAYMENT_CLOSED`],
  ['an answer without words', { status: 500 }, `${page}&error=UNAVAILABLE`],
])('%s returns with its code', async (_, reply, location) => {
  api.answer(() => reply);
  expect(await post('payment-cancel', { orderId: 'SLH-1' })).toEqual([303, location]);
});

test('without a session it leads to login and back, and nothing is sent', async () => {
  expect(await post('payment-cancel', { orderId: 'SLH-1' }, {})).toEqual([303, signInPath(MAIN_ROUTES, 'login', page)]);
  expect(api.arrived).toEqual([]);
});

test.each([
  ['a form of another site is refused', page, { origin: 'https://elsewhere.example' }, `${page}&error=FORBIDDEN`],
  ['an address elsewhere to return to becomes the home page', 'https://elsewhere.example/', {}, '/'],
])('%s', async (_, redirectTo, headers, location) => {
  expect(await post('payment-cancel', { orderId: 'SLH-1', redirectTo }, member, headers)).toEqual([303, location]);
});
