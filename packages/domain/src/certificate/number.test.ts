import { describe, expect, it } from 'vitest';
import { certificateNumberOf } from './number.ts';

describe('endpoints, Certificates: the number that is checked', () => {
  it.each([
    ['as it is printed', 'SLH-26-107-7K2MQ9XD', 'SLH-26-107-7K2MQ9XD'],
    ['in small letters with spaces', ' slh-26-107 -7k2mq9xd\n', 'SLH-26-107-7K2MQ9XD'],
    ['nothing', ' ', null],
    ['a path', '../profile', null],
    ['only dots', '..', null],
    ['another script', 'SLH-٢٦', null],
    ['too long', 'A'.repeat(61), null],
  ])('%s', (_, typed, number) => {
    expect(certificateNumberOf(typed)).toBe(number);
  });
});
