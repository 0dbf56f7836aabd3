import { expect, it } from 'vitest';
import { PREFERRED_KINDS, preferenceOf } from './preference.ts';

const all = { mail: true, app: true, push: true };

it.each([
  ['nothing was chosen', {}, {}],
  ['nothing is kept', null, {}],
  ['one way of a kind was chosen away', { job: { mail: false } }, { job: { mail: false, app: true, push: true } }],
  [
    'all were',
    { reminder: { mail: false, app: false, push: false } },
    { reminder: { mail: false, app: false, push: false } },
  ],
  ['it was chosen back', { job: { mail: true } }, {}],
  ['what is kept names a kind there is no more', { order: { mail: false } }, {}],
])('when %s', (_, kept, expected) => {
  expect(preferenceOf(kept)).toEqual({
    ...Object.fromEntries(PREFERRED_KINDS.map((kind) => [kind, all])),
    ...expected,
  });
});
