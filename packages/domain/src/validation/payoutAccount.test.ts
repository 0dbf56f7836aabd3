import { expect, test } from 'vitest';
import { numberEnd } from '../refund/index.ts';
import { readForm } from './form.ts';
import { failureMessage } from './message.ts';
import { PAYOUT_ACCOUNT_FORM, payoutAccountSchema } from './payoutAccount.ts';
import { fieldFailures } from './schema.ts';

const account = { bank: 'BCA', number: '1234567890', holder: 'Rani Wulandari' };

test.each<[string, Partial<typeof account>, Record<string, string>]>([
  ['as it is', {}, {}],
  ['six digits', { number: '123456' }, {}],
  ['five digits', { number: '12345' }, { number: 'minLength:6' }],
  ['twenty digits', { number: '1'.repeat(20) }, {}],
  ['twenty-one digits', { number: '1'.repeat(21) }, { number: 'maxLength:20' }],
  ['a letter', { number: '12345a7890' }, { number: 'digits' }],
  ['no bank', { bank: '' }, { bank: 'required' }],
  ['a holder of digits', { holder: '12' }, { holder: 'name' }],
  ['nothing', { bank: '', number: '', holder: ' ' }, { bank: 'required', number: 'required', holder: 'required' }],
])('an account money goes back to: %s', (_, change, expected) => {
  const given = { ...account, ...change };
  const read = payoutAccountSchema.safeParse(given);
  const { failures } = readForm(PAYOUT_ACCOUNT_FORM, given);
  expect(read.success ? {} : fieldFailures(read.error)).toEqual(expected);
  expect(Object.fromEntries(Object.entries(failures).map(([at, failure]) => [at, failureMessage(failure!)]))).toEqual(
    expected,
  );
});

test('a bank nobody knows is refused by the API', () => {
  expect(payoutAccountSchema.safeParse({ ...account, bank: 'Bank Fiktif' }).success).toBe(false);
});

test('four digits are enough to know a number again', () => expect(numberEnd('1234567890')).toBe('7890'));
