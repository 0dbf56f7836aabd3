import { createApiClient } from '@suluh/api/client';
import { expect, test } from 'vitest';
import { askStatus, changeOf, type Standing } from './useFollow.ts';

const asking = (answer: () => Response) =>
  askStatus(
    createApiClient({ baseUrl: 'https://suluh.example', noBodyMessage: '-', fetch: async () => answer() }),
    'SLH-1',
  );
const refusal = (code: number) => Response.json({ code, status: 'X', message: '' }, { status: code });
const standing = (changes: Partial<Standing> = {}): Standing => ({
  status: 'UNPAID',
  payment: 'a pending',
  isFailed: false,
  ...changes,
});

test.each([
  ['the status and the payment', () => Response.json({ data: { orderId: 'SLH-1', ...standing() } }), standing()],
  [
    'that there was no answer, and is asked again later',
    () => {
      throw new TypeError('offline');
    },
    'failed',
  ],
  ['that the server could not say, and is asked again later', () => refusal(503), 'failed'],
  ['that the session is over, and is not asked again', () => refusal(401), 'over'],
  ['that the order is not the learner’s, and is not asked again', () => refusal(404), 'over'],
])('a page that follows a payment learns %s', async (_, answer, expected) => {
  expect(await asking(answer)).toEqual(expected);
});

test.each([
  ['nothing', standing(), undefined],
  ['that the order ended', standing({ status: 'PAID', payment: 'a settled' }), 'ended'],
  ['that its payment failed', standing({ payment: 'a failed', isFailed: true }), 'failed'],
  ['that another took its place, in another tab', standing({ payment: 'b pending' }), 'replaced'],
  ['that its number was withdrawn', standing({ payment: null }), 'replaced'],
])('a page that shows a number finds %s', (_, found, kind) => {
  expect(changeOf({ status: 'UNPAID', payment: 'a pending' }, found)?.kind).toBe(kind);
});
