import { expect, it } from 'vitest';
import { isGuessable } from './guessable.ts';

const owner = { email: 'sekar.ayu@contoh.example', fullname: 'Sekar Ayuningtyas' };

it.each([
  ['Password1', true],
  ['Qwerty123', true],
  ['Dragon987', true],
  ['Sekar2024', true],
  ['Ayuningtyas1', true],
  ['SekarAyuningtyas99', true],
  ['Belajar123', false],
  ['Sekar7Ladang', false],
  ['KudaMakanRumput3', false],
])('%s: is it the first that is tried? %s', (password, expected) => {
  expect(isGuessable(password, owner)).toBe(expected);
});

it('a name of three letters forbids nothing', () => {
  expect(isGuessable('Ayu98765', { email: 'a@contoh.example', fullname: 'Ayu' })).toBe(false);
});
