import { DEMO_WALLET } from '@suluh/stack/payment-sandbox/wallets';
import { expect, it } from 'vitest';
import { people } from '../data/people.ts';
import { RANIS_WALLET } from './wallets.ts';

it('the wallet of the demo is one the sandbox keeps, under the phone of its owner', () => {
  const { id, method, phone, state } = DEMO_WALLET;
  expect({ accountId: id, productCode: method }).toEqual(RANIS_WALLET);
  expect([phone, state]).toEqual([people.find(({ email }) => email === 'rani@suluh.example')?.phone, 'linked']);
});
