import { createApiClient } from '@suluh/api/client';
import { expect, test } from 'vitest';
import { askStatus } from './useFollow.ts';

const asking = (answer: () => Response) => askStatus(createApiClient({ baseUrl: 'https://suluh.example', noBodyMessage: '-', fetch: async () => answer() }), 'SLH-1');
const refusal = (code: number) => Response.json({ code, status: 'X', message: '' }, { status: code });

test.each([
  ['the status', () => Response.json({ data: { status: 'PAID' } }), 'PAID'],
  ['that there was no answer, and is asked again later', () => { throw new TypeError('offline'); }, 'failed'],
  ['that the server could not say, and is asked again later', () => refusal(503), 'failed'],
  ['that the session is over, and is not asked again', () => refusal(401), 'over'],
  ['that the order is not the learner’s, and is not asked again', () => refusal(404), 'over'],
])('a page that follows a payment learns %s', async (_, answer, expected) => {
  expect(await asking(answer)).toBe(expected);
});
