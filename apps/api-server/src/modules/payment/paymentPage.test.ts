import { byOriginSetting } from '@suluh/config/faces';
import { expect, test } from 'vitest';
import { paymentPage } from './paymentPage.ts';

const env = {
  ...byOriginSetting(() => 'https://elsewhere.example'),
  MAIN_ORIGIN: 'https://suluh.example',
  INTERNSHIP_ORIGIN: 'https://magang.example',
  MYINDIBIZ_ORIGIN: 'https://ukm.example',
  PROGRAM_ORIGIN: 'https://mitra.example',
};
const janabadra = { slug: 'janabadra', host: 'belajar.janabadra.example', sessionType: 'reguler' };

test.each([
  ['the main site', null, 'reguler', null, 'https://suluh.example/payment-process?order=SLH-1'],
  ['a programme', janabadra, 'reguler', null, 'https://mitra.example/program/janabadra/payment-process?order=SLH-1'],
  [
    'a programme on the main host',
    janabadra,
    'reguler',
    'https://suluh.example/program/janabadra',
    'https://suluh.example/program/janabadra/payment-process?order=SLH-1',
  ],
  [
    "a partner's own host",
    janabadra,
    'reguler',
    'https://belajar.janabadra.example/',
    'https://belajar.janabadra.example/payment-process?order=SLH-1',
  ],
  [
    'a host nobody registered',
    janabadra,
    'reguler',
    'https://evil.example/',
    'https://mitra.example/program/janabadra/payment-process?order=SLH-1',
  ],
  [
    'the small-business line',
    null,
    'mysooltan',
    'https://ukm.example/myindibiz',
    'https://ukm.example/myindibiz/payment-process?order=SLH-1',
  ],
  [
    'the small-business line on the main host',
    null,
    'mysooltan',
    'https://suluh.example/myindibiz',
    'https://suluh.example/myindibiz/payment-process?order=SLH-1',
  ],
])('a payment begun on %s leads back there', (_, program, sessionType, site, page) => {
  expect(paymentPage(env, { orderId: 'SLH-1', program, sessionType, site })).toBe(page);
});
