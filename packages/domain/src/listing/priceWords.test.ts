import { expect, it } from 'vitest';
import { pricedWords } from './priceWords.ts';

it.each([
  ['kursus excel', { words: ['kursus', 'excel'], priceWords: [], isFree: false }],
  ['gratis', { words: [], priceWords: ['gratis'], isFree: true }],
  ['kursus gratis', { words: [], priceWords: ['gratis'], isFree: true }],
  ['gratis excel', { words: ['excel'], priceWords: ['gratis'], isFree: true }],
  ['kelas excel murah', { words: ['excel'], priceWords: ['murah'], isFree: false }],
  ['murah gratisan', { words: [], priceWords: ['murah', 'gratisan'], isFree: true }],
])('%j', (typed, expected) => expect(pricedWords(typed.split(' '))).toEqual(expected));
