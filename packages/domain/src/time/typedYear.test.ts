import { expect, it } from 'vitest';
import { isTypedYear } from './typedYear.ts';

it.each([
  ['0001-01-01T00:00:00Z', false],
  ['1999-12-31T23:59:59Z', false],
  ['2000-01-01T00:00:00Z', true],
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2026-11-23T19:00:00+07:00', true],
  ['2100-12-31', true],
  ['2100-12-31T23:59:59Z', true],
  ['2101-01-01', false],
  ['2101-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59Z', false],
  ['kapan-kapan', true],
])('%s: %s', (written, expected) => expect(isTypedYear(written)).toBe(expected));
