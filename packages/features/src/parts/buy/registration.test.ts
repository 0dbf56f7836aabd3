import { createApiClient } from '@suluh/api/client';
import { describe, expect, test } from 'vitest';
import { addToCart, registerFree } from './registration.ts';

const BOUGHT = 'kursus telah dibeli sebelumnya';
const json = (status: number, body: unknown) => Response.json(body, { status });
const OFFLINE = 'Permintaan gagal';

let sent: [string, unknown][];
/** A client whose calls get these answers in order, then no connection. */
function answering(...answers: Response[]) {
  sent = [];
  return createApiClient({
    baseUrl: 'https://suluh.example',
    noBodyMessage: OFFLINE,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      sent.push([`${pathname}${search}`, await request.json()]);
      const next = answers.shift();
      if (next === undefined) throw new TypeError('offline');
      return next;
    },
  });
}
const confirmation = (cartId: string) => [
  '/api/cart/confirm',
  { cartId: [cartId], productCode: '', gateway: '', promoCode: '', type: 'new', expectedTotal: 0 },
];
const toMyCourse = { kind: 'toMyCourse' };
const silent = { kind: 'stay', message: '' };

describe('registering for a free course (docs/product/cart.md#free-course)', () => {
  test('orders, confirms the cart and leads to My Course', async () => {
    const api = answering(json(201, { data: 'c-5' }), json(200, {}));
    expect(await registerFree(api, { courseId: 12 })).toEqual(toMyCourse);
    expect(sent).toEqual([['/api/course/order', { courseId: 12 }], confirmation('c-5')]);
  });

  test('with a schedule it goes into the cart with it', async () => {
    const api = answering(json(201, { data: { cartId: 'c-5' } }), json(200, {}));
    expect(await registerFree(api, { courseId: 12, eventId: 3 })).toEqual(toMyCourse);
    expect(sent).toEqual([['/api/cart', { courseId: 12, eventId: 3 }], confirmation('c-5')]);
  });

  test('409 with a pending cart confirms that one', async () => {
    const api = answering(json(409, { data: 'c-7' }), json(200, {}));
    expect([await registerFree(api, { courseId: 12 }), sent[1]]).toEqual([toMyCourse, confirmation('c-7')]);
  });

  test.each([
    ['bought before', json(404, { message: BOUGHT }), toMyCourse],
    ['no such course', json(404, { message: 'tidak ditemukan' }), silent],
    ['409 without a cart', json(409, { message: '' }), silent],
    ['no session', json(401, {}), { kind: 'login' }],
  ] as const)('%s', async (_, answer, expected) => {
    const api = answering(answer);
    expect([await registerFree(api, { courseId: 12 }), sent.length]).toMatchObject([expected, 1]);
  });

  test('what has a price by now is not ordered, and stays in the cart', async () => {
    const api = answering(json(201, { data: 'c-5' }), json(409, { status: 'PRICE_CHANGED', message: 'berubah' }));
    expect(await registerFree(api, { courseId: 12 })).toEqual({ kind: 'inCart', cartId: 'c-5' });
  });

  test('a confirm that is refused is swallowed', async () => {
    const api = answering(json(201, { data: 'c-5' }), json(500, {}));
    expect(await registerFree(api, { courseId: 12 })).toMatchObject(silent);
  });

  test.each([
    ['no connection', []],
    ['an answer without words', [new Response(null, { status: 503 })]],
    ['no connection when it is confirmed', [json(201, { data: 'c-5' })]],
  ])('%s is said', async (_, answers) => {
    expect(await registerFree(answering(...answers), { courseId: 12 })).toMatchObject({
      kind: 'stay',
      message: OFFLINE,
    });
  });
});

describe('putting a paid course into the cart', () => {
  test.each([
    ['a new cart', json(201, { data: { cartId: 'c-5' } }), { kind: 'inCart', cartId: 'c-5' }],
    ['already in the cart', json(409, { data: 'c-5' }), { kind: 'inCart', cartId: 'c-5' }],
    ['bought before', json(404, { message: BOUGHT }), toMyCourse],
    ['event full', json(409, { status: 'EVENT_FULL', message: 'penuh' }), { kind: 'eventFull' }],
    [
      'waiting in an order',
      json(409, { status: 'ORDER_WAITING', data: 'SLH-1' }),
      { kind: 'waiting', orderId: 'SLH-1' },
    ],
    [
      'refused',
      json(409, { status: 'SALES_CLOSED', message: 'Penjualan sudah ditutup' }),
      { kind: 'stay', message: 'Penjualan sudah ditutup' },
    ],
    ['no session', json(401, {}), { kind: 'login' }],
  ] as const)('%s; nothing is confirmed', async (_, answer, expected) => {
    const api = answering(answer);
    expect([await addToCart(api, { courseId: 12 }), sent]).toMatchObject([expected, [['/api/cart', { courseId: 12 }]]]);
  });

  test('a programme is named, and the schedule goes along', async () => {
    const api = answering(json(201, { data: { cartId: 'c-5' } }));
    await addToCart(api, { courseId: 12, eventId: 3, program: 'fordigi' });
    expect(sent).toEqual([['/api/cart?specialProgram=fordigi', { courseId: 12, eventId: 3 }]]);
  });
});
