import { expect, it } from 'vitest';
import { clock, dataSize, lessonRuleText, speed, testText } from './learning.ts';

it.each([
  [0, '1 KB'],
  [419_600, '420 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [1_000_000, '1 MB'],
  [1_440_000, '1,4 MB'],
  [9_940_000, '9,9 MB'],
  [10_000_000, '10 MB'],
  [61_700_000, '62 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1 GB'],
  [2_147_483_648, '2,1 GB'],
  [21_651_000_000, '22 GB'],
])('%i bytes are %s', (bytes, text) => expect(dataSize(bytes)).toBe(text));

it.each([
  [0, '00.00'],
  [258.9, '04.18'],
  [3599, '59.59'],
  [3750, '1.02.30'],
  [-1, '00.00'],
])('second %d is %s', (seconds, text) => expect(clock(seconds)).toBe(text));

it('a speed has a comma', () => expect([speed(1), speed(1.25)]).toEqual(['1×', '1,25×']));

it('the rule of a lesson says what is missing, until nothing is', () => {
  const lesson = { rule: 'watched', isDone: false, watchedPercent: 36 } as const;
  expect(lessonRuleText(lesson, 90)).toBe('Selesai setelah 90 % ditonton, kamu sudah 36 %');
  expect(lessonRuleText({ ...lesson, isDone: true }, 90)).toBe('Materi ini sudah selesai');
});

it('a test that was not passed says how many tries are left', () => {
  expect(testText.failedLead(2)).toContain('Sisa 2 percobaan');
  expect(testText.failedLead(0)).toContain('habis');
  expect(testText.failedLead(null)).not.toContain('Sisa');
});
