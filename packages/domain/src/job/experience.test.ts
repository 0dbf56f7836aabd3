import { expect, it } from 'vitest';
import { jobExperienceOf } from './experience.ts';

it.each([
  ['none', 'none'],
  ['', ''],
  ['banyak', ''],
])('%j asks for %j', (words, expected) => expect(jobExperienceOf(words)).toBe(expected));
