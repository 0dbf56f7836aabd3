import * as label from '@suluh/i18n-id/label';
import { expect, it } from 'vitest';
import { missingIn, NOTHING_MISSING } from './missing.ts';

const draft = (rating: number | undefined, comment: string) => ({ rating, comment, highlights: [], isNamed: true });
const [STARS, WORDS, NONE] = [label.chooseStars, 'masukan minimal 3 kata', 'Masukkan data terlebih dahulu'];

it.each([
  ['an empty form', null, { rating: STARS, comment: NONE }],
  ['no stars', draft(undefined, 'ini tiga kata'), { rating: STARS, comment: null }],
  ['stars alone', draft(5, ''), { rating: null, comment: NONE }],
  ['two words', draft(5, 'dua kata'), { rating: null, comment: WORDS }],
  ['nothing that is wrong', draft(5, 'ini tiga kata'), NOTHING_MISSING],
])('says at each field what is missing: %s', (_, kept, expected) => {
  expect(missingIn({ error: 'BAD_REQUEST' }, kept)).toEqual(expected);
});

it('says nothing at the fields of another refusal', () => {
  expect(missingIn({ error: 'NOT_OWNED' }, draft(undefined, ''))).toEqual(NOTHING_MISSING);
});
