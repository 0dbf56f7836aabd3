import { expect, it } from 'vitest';
import { isPlaceMeant } from './place.ts';

it.each([
  ['Bandung', 'Bandung', true],
  ['Bandung', 'bandung', true],
  ['Bandung', 'Kota Bandung', true],
  ['Bandung', 'kab. bandung', true],
  ['Bandung', ' BDG ', true],
  ['Bandung', 'bandu', true],
  ['Bandung', 'andung', false],
  ['Bandung Barat', 'bandung', true],
  ['Bandung', 'bandung barat', false],
  ['Jakarta Selatan', 'jakarta', true],
  ['Jakarta Selatan', 'selatan', true],
  ['Jakarta Selatan', 'DKI Jakarta', true],
  ['Yogyakarta', 'jogja', true],
  ['DI Yogyakarta', 'Yogya', true],
  ['Surakarta', 'solo', true],
  ['Solok', 'solo', false],
  ['Labuan Bajo', 'labuanbajo', true],
  ['Labuan Bajo', 'labuan-bajo', true],
  ['Labuan Bajo', 'bajolabuan', false],
  ['Medan', 'Médan', true],
  ['Medan', 'kota', true],
  ['Medan', '', true],
  ['Medan', 'constructor', false],
])('%s is meant by %j: %s', (place, typed, expected) => expect(isPlaceMeant(place, typed)).toBe(expected));
