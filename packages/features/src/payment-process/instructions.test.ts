import { mainTenant } from '@suluh/tenant/main';
import { afterEach, expect, test, vi } from 'vitest';
import { transaction } from '../testing/transactions.ts';
import { loadInstructions } from './instructions.ts';

/** An API of its own for each case: what one answered a moment ago is kept. */
const contextOf = (name: string) => ({
  tenant: mainTenant('https://suluh.example'),
  upstream: { apiOrigin: `https://${name}.example`, clientId: 'c', clientSecret: 's' },
});
const answering = (answer: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answer()),
  );
afterEach(() => vi.unstubAllGlobals());

test('the steps carry the payment’s own number and amount', async () => {
  answering(() => Response.json({ data: [{ channel: 'ATM BCA', steps: ['Masukkan {number}', 'Periksa {amount}'] }] }));
  const channels = await loadInstructions(contextOf('answers'), transaction());
  expect(
    channels?.map(({ title, steps }) => [title, steps.map((parts) => parts.map(({ text }) => text).join(''))]),
  ).toEqual([['ATM BCA', ['Masukkan 8077 7081 2345 6789', 'Periksa Rp416.500']]]);
});

test('without a method nothing is asked for', async () => {
  answering(() => Response.json({}));
  expect([
    await loadInstructions(contextOf('unasked'), transaction({ paymentMethod: null })),
    vi.mocked(fetch).mock.calls.length,
  ]).toEqual([[], 0]);
});

test('steps that do not come are told from none', async () => {
  answering(() => Response.json({ code: 503, status: 'UNAVAILABLE', message: '' }, { status: 503 }));
  expect(await loadInstructions(contextOf('silent'), transaction())).toBeNull();
});
