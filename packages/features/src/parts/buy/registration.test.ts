import { INTERNSHIP_ROUTES, MAIN_ROUTES } from '@suluh/domain/address';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { addToCart, registerFree } from './registration.ts';

const BOUGHT = 'kursus telah dibeli sebelumnya';
const json = (status: number, body: unknown) => Response.json(body, { status });
afterEach(() => vi.unstubAllGlobals());

/** Answers in order; gives back what was sent. */
function answering(...answers: Response[]): [string, unknown][] {
  const sent: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    sent.push([url, JSON.parse(body)]);
    const next = answers.shift();
    if (next === undefined) throw new TypeError('offline');
    return next;
  });
  return sent;
}
const confirmation = (cartId: string) => [
  '/api/cart/confirm',
  { cartId: [cartId], productCode: '', gateway: '', promoCode: '', type: 'new' },
];
const toMyCourse = { kind: 'toMyCourse' };
const silent = { kind: 'stay', message: '' };

describe('registering for a free course (docs/product/cart.md#free-course)', () => {
  test('orders, confirms the cart and leads to My Course', async () => {
    const sent = answering(json(201, { data: 'c-5' }), json(200, {}));
    expect(await registerFree(MAIN_ROUTES, { courseId: 12 })).toEqual(toMyCourse);
    expect(sent).toEqual([['/api/course/order', { courseId: 12 }], confirmation('c-5')]);
  });

  test('with a schedule it goes into the cart with it', async () => {
    const sent = answering(json(201, { data: { cartId: 'c-5' } }), json(200, {}));
    expect(await registerFree(MAIN_ROUTES, { courseId: 12, eventId: 3 })).toEqual(toMyCourse);
    expect(sent).toEqual([['/api/cart', { courseId: 12, eventId: 3 }], confirmation('c-5')]);
  });

  test('409 with a pending cart confirms that one', async () => {
    const sent = answering(json(409, { data: 'c-7' }), json(200, {}));
    expect([await registerFree(MAIN_ROUTES, { courseId: 12 }), sent[1]]).toEqual([toMyCourse, confirmation('c-7')]);
  });

  test.each([
    ['bought before', json(404, { message: BOUGHT }), toMyCourse],
    ['no such course', json(404, { message: 'tidak ditemukan' }), silent],
    ['409 without a cart', json(409, { message: '' }), silent],
    ['no session', json(401, {}), { kind: 'login' }],
    ['no session and no body', new Response(null, { status: 401 }), { kind: 'login' }],
  ] as const)('%s', async (_, answer, expected) => {
    const sent = answering(answer);
    expect([await registerFree(MAIN_ROUTES, { courseId: 12 }), sent.length]).toEqual([expected, 1]);
  });

  test('a confirm that is refused is swallowed', async () => {
    answering(json(201, { data: 'c-5' }), json(500, {}));
    expect(await registerFree(MAIN_ROUTES, { courseId: 12 })).toEqual(silent);
  });

  test('no answer is told to the caller', async () => {
    answering();
    await expect(registerFree(MAIN_ROUTES, { courseId: 12 })).rejects.toThrow('offline');
    answering(new Response(null, { status: 503 }));
    await expect(registerFree(MAIN_ROUTES, { courseId: 12 })).rejects.toThrow();
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
    const sent = answering(answer);
    expect([await addToCart(INTERNSHIP_ROUTES, { courseId: 12 }), sent]).toEqual([
      expected,
      [['/internship-ddb/api/cart', { courseId: 12 }]],
    ]);
  });

  test('a programme is named, and the schedule goes along', async () => {
    const sent = answering(json(201, { data: { cartId: 'c-5' } }));
    await addToCart(MAIN_ROUTES, { courseId: 12, eventId: 3, program: 'fordigi' });
    expect(sent).toEqual([['/api/cart?specialProgram=fordigi', { courseId: 12, eventId: 3 }]]);
  });
});
