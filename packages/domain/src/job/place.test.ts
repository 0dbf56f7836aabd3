import { expect, it } from 'vitest';
import { isPlaceMeant, namesPlace, placesMeant } from './place.ts';

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
  ['Yogyakarta', 'D.I. Yogyakarta', true],
  ['Yogyakarta', 'Jogyakarta', true],
  ['Bandung', 'Bandung, Jawa Barat', true],
  ['Surabaya', 'Bandung, Jawa Barat', false],
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

const PLACES = ['Surabaya', 'Bandung', 'Badung', 'Solok', 'Jakarta Selatan'];
it.each([
  ['surabya', ['Surabaya']],
  ['surabayaa', ['Surabaya']],
  ['surubaya', ['Surabaya']],
  ['surubya', []],
  ['bandung', ['Bandung']],
  ['badung', ['Badung']],
  ['bendung', ['Bandung']],
  ['solk', []],
  ['jakrta selatan', ['Jakarta Selatan']],
  ['jakrta selatan, DKI', ['Jakarta Selatan']],
  ['kota', PLACES],
])('of places %j means %j', (typed, expected) => expect(placesMeant(PLACES, typed)).toEqual(expected));

it.each([
  ['bandung', true],
  ['admin', true],
  ['kota', false],
  ['', false],
])('%j names a place: %s', (typed, expected) => expect(namesPlace(typed)).toBe(expected));
