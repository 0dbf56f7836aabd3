import { expect, it } from 'vitest';
import { shortName } from './shownName.ts';

it.each([
  ['Ratih Kusuma Wardhani', 'Ratih K.'],
  ['Ratih kusuma', 'Ratih K.'],
  ['  Sukarno ', 'Sukarno'],
  ['Ni 𝒲ayan', 'Ni 𝒲.'],
  ['', ''],
])('%j is shown as %j', (fullname, expected) => expect(shortName(fullname)).toBe(expected));
