import { describe, expect, it } from 'vitest';
import { certificateCodeOf, certificateNumberOf } from './number.ts';

describe('the number that is checked', () => {
  it.each([
    ['as it is printed', 'SLH-26-107-7K2MQ9XD', 'SLH-26-107-7K2MQ9XD'],
    ['in small letters with spaces', ' slh-26-107 -7k2mq9xd\n', 'SLH-26-107-7K2MQ9XD'],
    ['with spaces in place of hyphens', 'SLH 26 107 7K2MQ9XD', 'SLH-26-107-7K2MQ9XD'],
    ['run together', 'slh261077k2mq9xd', 'SLH-26-107-7K2MQ9XD'],
    ['run together, of a course with a long number', 'SLH261234512345678', 'SLH-26-12345-12345678'],
    ['with a dash as phones write it', 'SLH–26—107−7K2MQ9XD', 'SLH-26-107-7K2MQ9XD'],
    ['with hyphens elsewhere', 'SLH-261-07-7K2M-Q9XD', 'SLH-26-107-7K2MQ9XD'],
    ['another kind of number', 'sm-2026 -a1', 'SM-2026-A1'],
    ['nothing', ' ', null],
    ['a path', '../profile', null],
    ['only dots', '..', null],
    ['another script', 'SLH-٢٦', null],
    ['too long', 'A'.repeat(61), null],
  ])('%s', (_, typed, number) => {
    expect(certificateNumberOf(typed)).toBe(number);
  });
});

describe('the code of a QR', () => {
  it.each([
    ['with a signature', 'SLH-26-107-7K2MQ9XD.4T0A9', { number: 'SLH-26-107-7K2MQ9XD', signature: '4T0A9' }],
    ['typed in small letters', ' slh-26-1.4t 0a9 ', { number: 'SLH-26-1', signature: '4T0A9' }],
    ['the number alone', 'SLH-26-1', { number: 'SLH-26-1', signature: null }],
    ['an empty signature', 'SLH-26-1.', null],
    ['two signatures', 'SLH-26-1.A.B', null],
    ['a signature of other signs', 'SLH-26-1.A-B', null],
    ['a signature that is too long', `SLH-26-1.${'A'.repeat(41)}`, null],
    ['a signature of nothing', '.ABC', null],
  ])('%s', (_, scanned, expected) => {
    expect(certificateCodeOf(scanned)).toEqual(expected);
  });
});
