import { MAIN_ROUTES } from '@suluh/domain/address';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  browserRequest,
  scope,
  summary,
  deadUpstream,
  startUpstream,
  type UpstreamServer,
} from '@suluh/session/testing';
import { postForm } from '../testing/postForm.ts';

const member = { token: 'T', refresh: 'R', summary: summary() };
let api: UpstreamServer;
beforeEach(async () => {
  api = await startUpstream();
});
afterEach(() => api.close());

const post = async (
  name: string,
  fields: Record<string, string>,
  jar: object = member,
  headers: Record<string, string> = {},
) => {
  const request = browserRequest(`/api/form/${name}`, {
    ...jar,
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
  const response = await postForm(request, scope, api.upstream, MAIN_ROUTES);
  return [response.status, response.headers.get('location')];
};

test('removing takes the course out in the learner’s name and returns', async () => {
  expect(await post('cart-remove', { cartId: 'c-1', redirectTo: '/cart?promoCode=HEMAT' })).toEqual([
    303,
    '/cart?promoCode=HEMAT',
  ]);
  expect(
    api.arrived.map(({ method, url, headers, body }) => [
      method,
      url,
      headers.authorization,
      headers['content-type'],
      body,
    ]),
  ).toEqual([['DELETE', '/api/cart/c-1', 'Bearer T', undefined, '']]);
});

test.each([
  ['is carried on', '/course/batik?promoCode=HEMAT&category=7&error=EVENT_FULL', '&promoCode=HEMAT&category=7'],
  ['of another page stays there', '/course/seo?promoCode=HEMAT', ''],
])('what the address of the course brought along %s', async (_, cameFrom, carried) => {
  api.answer(() => ({ status: 201, body: { data: { cartId: 'c-9' } } }));
  const referer = new URL(cameFrom, browserRequest('/').url).href;
  expect(await post('cart-add', { courseId: '12', redirectTo: '/course/batik' }, member, { referer })).toEqual([
    303,
    `/cart?cart=c-9${carried}`,
  ]);
});

test('a refusal returns to the course with what its address brought along', async () => {
  api.answer(() => ({ status: 409, body: { code: 409, status: 'SALES_CLOSED', message: '' } }));
  const referer = new URL('/course/batik?promoCode=HEMAT', browserRequest('/').url).href;
  expect(await post('cart-add', { courseId: '12', redirectTo: '/course/batik' }, member, { referer })).toEqual([
    303,
    '/course/batik?promoCode=HEMAT&error=SALES_CLOSED',
  ]);
});

test('adding leads to the cart with that course chosen', async () => {
  api.answer(() => ({ status: 201, body: { data: { cartId: 'c-9' } } }));
  expect(await post('cart-add', { courseId: '12', eventId: '3', redirectTo: '/course/batik' })).toEqual([
    303,
    '/cart?cart=c-9',
  ]);
  expect(api.arrived.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/api/cart', { courseId: 12, eventId: 3 }],
  ]);
});

test.each([
  ['bought before', { status: 404, body: { status: 'ALREADY_BOUGHT' } }, '/my-course'],
  [
    'waiting in an order',
    { status: 409, body: { status: 'ORDER_WAITING', data: 'SLH-1' } },
    '/payment-process?order=SLH-1',
  ],
  ['event full', { status: 409, body: { status: 'EVENT_FULL' } }, '/course/batik?error=EVENT_FULL'],
  ['no answer with words', { status: 500 }, '/course/batik?error=UNAVAILABLE'],
])('%s', async (_, reply, location) => {
  api.answer(() => reply);
  expect(await post('cart-add', { courseId: '12', redirectTo: '/course/batik' })).toEqual([303, location]);
});

test('without a session it leads to login and back, and nothing is sent', async () => {
  expect(await post('cart-add', { courseId: '12', redirectTo: '/course/batik' }, {})).toEqual([
    303,
    '/auth/login?redirectTo=%2Fcourse%2Fbatik',
  ]);
  expect(api.arrived).toEqual([]);
});

test('a form of another site is refused', async () => {
  expect(await post('cart-remove', { cartId: 'c-1' }, member, { origin: 'https://elsewhere.example' })).toEqual([
    303,
    '/cart?error=FORBIDDEN',
  ]);
  expect(api.arrived).toEqual([]);
});

test('an API that is away is told as such', async () => {
  await api.close();
  api = { ...api, upstream: await deadUpstream(), close: async () => undefined };
  expect(await post('cart-remove', { cartId: 'c-1' })).toEqual([303, '/cart?error=UNAVAILABLE']);
});
