import { expect, test } from 'vitest';
import { offerOf } from './draft.ts';

const at = '2026-11-23T04:00:00Z';

test.each([
  [
    'nobody saved meanwhile: all that was typed, without a question',
    { values: { fullname: 'Excel' }, opened: { fullname: 'Word' } },
    { fullname: 'Word', city: 'Solo' },
    { changed: { fullname: 'Excel' }, both: [] },
  ],
  [
    'somebody saved the same field anew: it asks',
    { values: { fullname: 'Excel', city: 'Tegal' }, opened: { fullname: 'Word', city: null } },
    { fullname: 'Calc', city: null },
    { changed: { fullname: 'Excel', city: 'Tegal' }, both: ['fullname'] },
  ],
  [
    'somebody saved what was typed: nothing is left of it',
    { values: { fullname: 'Excel' }, opened: { fullname: 'Word' } },
    { fullname: 'Excel' },
    { changed: {}, both: [] },
  ],
  [
    'it does not know what it was typed over: it asks about every field',
    { values: { fullname: 'Excel' } },
    { fullname: 'Word' },
    { changed: { fullname: 'Excel' }, both: ['fullname'] },
  ],
  [
    'of a record that is not there yet',
    { values: { fullname: 'Excel' }, opened: { fullname: null } },
    {},
    { changed: { fullname: 'Excel' }, both: [] },
  ],
])('a draft, %s', (_, draft, record, offer) => {
  expect(offerOf({ at, ...draft }, record)).toEqual(offer);
});
