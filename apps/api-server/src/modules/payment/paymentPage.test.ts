import { expect, test } from 'vitest';
import { paymentPage } from './paymentPage.ts';

const env = { MAIN_ORIGIN: 'https://suluh.example', MYINDIBIZ_ORIGIN: 'https://ukm.example', PROGRAM_ORIGIN: 'https://mitra.example' };

test.each([
  ['the main site', null, 'reguler', 'https://suluh.example/payment-process?order=SLH-1'],
  ['a programme', 'janabadra', 'reguler', 'https://mitra.example/program/janabadra/payment-process?order=SLH-1'],
  ['the small-business line', null, 'mysooltan', 'https://ukm.example/myindibiz/payment-process?order=SLH-1'],
])('a payment begun on %s leads back there', (_, program, sessionType, page) => {
  expect(paymentPage(env, { orderId: 'SLH-1', program, sessionType })).toBe(page);
});
