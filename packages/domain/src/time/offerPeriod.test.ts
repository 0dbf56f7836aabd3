import { expect, it } from 'vitest';
import { offerPeriodFault } from './index.ts';

const at = (ms: number) => new Date(ms);

it.each([
  ['without an end', { startAt: at(5), endAt: null }, at(9), null],
  ['that ends when it begins', { startAt: at(5), endAt: at(5) }, null, 'endsBefore'],
  ['that ends just after it begins', { startAt: at(5), endAt: at(6) }, null, null],
  [
    'that ends before it begins, which is said before that it is over',
    { startAt: at(5), endAt: at(4) },
    at(9),
    'endsBefore',
  ],
  ['made when it ends', { startAt: null, endAt: at(9) }, at(9), 'past'],
  ['made just before it ends', { startAt: null, endAt: at(10) }, at(9), null],
  ['that is there and is ended', { startAt: at(5), endAt: at(9) }, null, null],
] as const)('an offer %s', (_, period, madeAt, fault) => expect(offerPeriodFault(period, madeAt)).toBe(fault));
