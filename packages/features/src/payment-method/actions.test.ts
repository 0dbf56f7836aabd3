import { MAIN_ROUTES, signInPath } from '@suluh/domain/address';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  startUpstream,
  type Reply,
  type UpstreamServer,
  formRequest,
  scope,
  setCookies,
  summary,
  tokens,
  cookieHeader,
} from '@suluh/session/testing';
import { draftOf } from '../testing/draftOf.ts';
import { postedBy } from '../testing/postedBy.tsx';
import { OtpBoard } from '../otp-prakerja/OtpBoard.tsx';
import { postForm } from '../testing/postForm.ts';

const member = { cookie: cookieHeader({ token: 'T', refresh: 'R', summary: summary() }) };
const page = '/payment-method?cart=c-1%2Cc-2&method=VA_BCA';
const seen = {
  redirectTo: page,
  cart: 'c-1,c-2',
  method: 'VA_BCA',
  productCode: 'VA_BCA',
  gateway: 'sandbox',
  promoCode: 'HEMAT',
  expectedTotal: '254000',
  slug: 'reguler',
  attempt: 'kunci-1',
};
const confirmed = { ...seen, confirmed: '1' };
const transaction = (paymentMethod: object, status = 'UNPAID') => ({
  status: 200,
  body: { data: { orderId: 'SLH-1', status, paymentMethod } },
});
const byAccount = transaction({ productCode: 'VA_BCA', paymentUrl: null });

let api: UpstreamServer;
/** Answers to confirm and choose. */
let confirm: Reply;
let choose: Reply;
beforeEach(async () => {
  api = await startUpstream();
  [confirm, choose] = [{ status: 201, body: { data: { orderId: 'SLH-1', status: 'UNPAID' } } }, byAccount];
  api.answer(({ url }) => (url === '/api/cart/confirm' ? confirm : choose));
});
afterEach(() => api.close());

const post = async (name: string, fields: Record<string, string>, headers: Record<string, string> = member) => {
  const response = await postForm(formRequest(`/api/form/${name}`, fields, headers), scope, api.upstream, MAIN_ROUTES);
  expect(response.status).toBe(303);
  return response.headers.get('location');
};
const sent = () => api.arrived.map(({ url, headers, body }) => [url, headers.authorization, JSON.parse(body)]);

describe('ordering before JavaScript', () => {
  test('what was confirmed is ordered as it was seen, then its method is chosen', async () => {
    expect(await post('order-confirm', confirmed)).toBe('/payment-process?order=SLH-1');
    expect(sent()).toEqual([
      [
        '/api/cart/confirm',
        'Bearer T',
        {
          cartId: ['c-1', 'c-2'],
          productCode: 'VA_BCA',
          gateway: 'sandbox',
          promoCode: 'HEMAT',
          type: 'new',
          expectedTotal: 254_000,
        },
      ],
      ['/api/payment/choose?slug=reguler', 'Bearer T', { orderId: 'SLH-1', productCode: 'VA_BCA' }],
    ]);
  });

  test('posting one page twice sends one key, so that there is one order', async () => {
    await post('order-confirm', confirmed);
    await post('order-confirm', confirmed);
    expect(api.to('/api/cart/confirm').map(({ headers }) => headers['idempotency-key'])).toEqual([
      'kunci-1',
      'kunci-1',
    ]);
  });

  test.each([
    ['a method that was not confirmed yet shows its sums first', { ...seen }, `${page}&confirm=1`],
    [
      'another method than the one whose sums were shown shows its own',
      { ...confirmed, method: 'VA_BNI' },
      '/payment-method?cart=c-1%2Cc-2&method=VA_BNI&confirm=1',
    ],
    [
      'no method is asked for',
      { ...confirmed, method: '', productCode: '', redirectTo: '/payment-method' },
      '/payment-method?error=PAYMENT_REQUIRED',
    ],
  ])('%s', async (_, fields, location) => {
    expect(await post('order-confirm', fields)).toBe(location);
    expect(api.arrived).toEqual([]);
  });

  test('what costs nothing needs no method and is there at once', async () => {
    confirm = { status: 201, body: { data: { orderId: 'SLH-1', status: 'PAID' } } };
    const { method: _method, ...free } = { ...confirmed, productCode: '', expectedTotal: '0' };
    expect(await post('order-confirm', free)).toBe('/my-course');
    expect(api.to('/api/payment/choose')).toEqual([]);
  });

  test('an order that waits only gets its method', async () => {
    expect(await post('order-confirm', { ...confirmed, order: 'SLH-7' })).toBe('/payment-process?order=SLH-7');
    expect(sent()).toEqual([
      ['/api/payment/choose?slug=reguler', 'Bearer T', { orderId: 'SLH-7', productCode: 'VA_BCA' }],
    ]);
  });

  test('an order on invoice is asked whom it goes to', async () => {
    expect(await post('order-confirm', { ...confirmed, onInvoice: '1' })).toBe(
      '/payment-process?order=SLH-1&billing=1',
    );
    expect(api.to('/api/payment/choose')).toEqual([]);
  });

  test.each([
    [
      'the provider has a page',
      transaction({ productCode: 'GOPAY', paymentUrl: 'https://bayar.example/1' }),
      'https://bayar.example/1',
    ],
    [
      'its address is none to follow',
      transaction({ productCode: 'GOPAY', paymentUrl: 'javascript:alert(1)' }),
      'about:blank',
    ],
    [
      'Prakerja asks for a code',
      transaction({ productCode: 'pmo_prakerja', paymentUrl: null }),
      '/otp-prakerja?order=SLH-1',
    ],
    ['it was paid meanwhile', transaction({ productCode: 'VA_BCA', paymentUrl: null }, 'PAID'), '/my-course'],
    [
      'the method is refused',
      { status: 409, body: { status: 'METHOD_UNAVAILABLE' } },
      '/payment-method?order=SLH-1&method=VA_BCA&error=METHOD_UNAVAILABLE',
    ],
    ['it waits no longer', { status: 409, body: { status: 'PAYMENT_CLOSED' } }, '/payment-process?order=SLH-1'],
  ])('once there is an order, and %s', async (_, answer, location) => {
    choose = answer;
    expect(await post('order-confirm', confirmed)).toBe(location);
  });

  test.each([
    ['prices that moved', 409, 'PRICE_CHANGED', `${page}&error=PRICE_CHANGED`],
    ['a promo that cannot be used', 409, 'PROMO_UNUSABLE', `${page}&error=PROMO_UNUSABLE`],
    ['a method nobody offers', 409, 'METHOD_UNAVAILABLE', `${page}&error=METHOD_UNAVAILABLE`],
    ['a full event', 409, 'EVENT_FULL', '/cart?error=EVENT_FULL'],
    ['a schedule that is missing', 409, 'EVENT_REQUIRED', '/cart?error=EVENT_REQUIRED'],
    ['a cart that is gone', 404, 'NOT_FOUND', '/cart?error=NOT_FOUND'],
    ['an order that waits already', 409, 'ORDER_WAITING', '/payment-process?order=SLH-7'],
  ])('%s orders nothing and says so', async (_, status, code, location) => {
    confirm = { status, body: { status: code, ...(code === 'ORDER_WAITING' ? { data: 'SLH-7' } : {}) } };
    expect(await post('order-confirm', confirmed)).toBe(location);
    expect(api.arrived).toHaveLength(1);
  });

  test('without a session it leads to login and back', async () => {
    expect(await post('order-confirm', confirmed, {})).toBe(signInPath(MAIN_ROUTES, 'login', page));
  });

  test('a token that ended is renewed once for both calls', async () => {
    api.answer(({ url, headers }) => {
      if (url === '/api/auth/refresh-token') return { status: 200, body: { data: tokens('baru') } };
      if (headers.authorization !== 'Bearer baru-token') return { status: 401, body: { status: 'TOKEN_EXPIRED' } };
      return url === '/api/cart/confirm' ? confirm : choose;
    });
    const cookie = cookieHeader({ token: 'T', refresh: 'R-lama', summary: summary() });
    const response = await postForm(
      formRequest('/api/form/order-confirm', confirmed, { cookie }),
      scope,
      api.upstream,
      MAIN_ROUTES,
    );
    expect(response.headers.get('location')).toBe('/payment-process?order=SLH-1');
    expect(api.to('/api/auth/refresh-token')).toHaveLength(1);
    expect(setCookies(response)['__Host-suluh-main-token']?.value).toBe('baru-token');
  });
});

describe('paying by Prakerja before JavaScript', () => {
  const order = { orderId: 'SLH-1', orderToken: 'tanda' };
  const codePage = '/otp-prakerja?order=SLH-1&code=4&until=1';
  const later = (location: string | null) =>
    Number(new URL(location ?? '', 'https://suluh.example').searchParams.get('until')) - Date.now();

  test('a code is sent without the learner’s identity, and is typed on the same page', async () => {
    choose = { status: 200, body: { data: { wait: 60, length: 6 } } };
    const location = await post('otp-send', { ...order, prakerjaId: ' 1234567890123456 ' });
    expect(location).toMatch(/^\/otp-prakerja\?order=SLH-1&code=6&until=\d+$/);
    expect(later(location)).toBeGreaterThan(55_000);
    expect(api.arrived[0]?.headers.authorization).toMatch(/^Basic /);
    expect(JSON.parse(api.arrived[0]?.body ?? '')).toEqual({ ...order, prakerjaId: '1234567890123456' });
  });

  test('one that is out for this card already is typed too', async () => {
    choose = { status: 409, body: { status: 'OTP_WAIT', data: { wait: 20, isCodeOut: true } } };
    const location = await post('otp-send', { ...order, prakerjaId: '1' });
    expect(location).toMatch(/^\/otp-prakerja\?order=SLH-1&code=4&until=\d+&error=OTP_WAIT$/);
    expect(later(location)).toBeLessThan(21_000);
  });

  test('a card that is refused is there again', async () => {
    choose = { status: 422, body: { status: 'OTP_INVALID' } };
    const request = formRequest('/api/form/otp-send', { ...order, prakerjaId: '1234567890123456' }, member);
    expect(draftOf(await postForm(request, scope, api.upstream, MAIN_ROUTES)).kept).toEqual({
      prakerjaId: '1234567890123456',
    });
  });

  test('and to its account alone', async () => {
    choose = { status: 422, body: { status: 'OTP_INVALID' } };
    const form = createElement(OtpBoard, {
      order,
      who: 'u-1',
      orderPath: '/payment-process',
      start: { step: 'card', message: null },
      renderedAtMs: 0,
      paths: { page: '/otp-prakerja', here: '/otp-prakerja' },
    });
    const request = formRequest('/api/form/otp-send', { ...postedBy(form), prakerjaId: '1234' }, member);
    const response = await postForm(request, scope, api.upstream, MAIN_ROUTES);
    expect(draftOf(response, 'u-1').kept).toEqual({ prakerjaId: '1234' });
    expect([draftOf(response, 'u-2').kept, draftOf(response).kept]).toEqual([null, null]);
  });

  test('the digits of the boxes are one code', async () => {
    choose = { status: 200, body: { data: { status: 'PAID' } } };
    const body = new URLSearchParams([
      ...Object.entries({ ...order, redirectTo: codePage }),
      ...[...'1234'].map((digit) => ['otp', digit]),
    ] as [string, string][]);
    const request = new Request('https://suluh.example/api/form/otp-authorize', {
      method: 'POST',
      body,
      headers: { host: 'suluh.example', origin: 'https://suluh.example' },
    });
    const response = await postForm(request, scope, api.upstream, MAIN_ROUTES);
    expect(response.headers.get('location')).toBe('/payment-process?order=SLH-1');
    expect(JSON.parse(api.arrived[0]?.body ?? '')).toEqual({ ...order, otp: '1234' });
  });

  test.each([
    ['a card that is refused', 'otp-send', 422, 'OTP_INVALID', '/otp-prakerja?order=SLH-1&error=OTP_INVALID'],
    ['a wait without a code for this card', 'otp-send', 409, 'OTP_WAIT', '/otp-prakerja?order=SLH-1&error=OTP_WAIT'],
    ['a wrong code', 'otp-authorize', 422, 'OTP_INVALID', `${codePage}&error=OTP_INVALID`],
    ['an order that is closed, asked for a code', 'otp-send', 409, 'PAYMENT_CLOSED', '/payment-process?order=SLH-1'],
    ['an order whose token has ended', 'otp-authorize', 403, 'FORBIDDEN', '/payment-process?order=SLH-1'],
  ] as const)('%s', async (_, name, status, code, location) => {
    choose = { status, body: { status: code } };
    expect(await post(name, { ...order, prakerjaId: '1', otp: '1234', redirectTo: codePage })).toBe(location);
  });
});
