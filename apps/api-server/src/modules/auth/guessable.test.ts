import { expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
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
  expect(isGuessable(password, owner, { SULUH_MODE: 'demo' })).toBe(expected);
});

it('a name of three letters forbids nothing', () => {
  expect(isGuessable('Ayu98765', { email: 'a@contoh.example', fullname: 'Ayu' }, { SULUH_MODE: 'production' })).toBe(
    false,
  );
});

it.each([
  ['Belajar123', true],
  ['Belajar2026', true],
  ['Suluh12345!', true],
  ['MasukSuluh7Pintu', true],
  ['Sekar7Ladang', false],
  ['Penyuluh7Ladang', false],
  ['BelajarDiLadang7', false],
])('%s outside the demo: is it the first that is tried? %s', (password, expected) => {
  expect(isGuessable(password, owner, { SULUH_MODE: 'production' })).toBe(expected);
});

it('is refused at registering outside the demo', async () => {
  const test = await startTestApp({ SULUH_MODE: 'production' });
  const register = (password: string) =>
    test.call('POST', '/api/auth/register', {
      body: { ...owner, phone: '81234567890', password, consent: true },
    });
  for (const password of ['Suluh12345!', 'Belajar123'])
    expect((await register(password)).body.status).toBe('PASSWORD_WEAK');
  expect((await register('Sekar7Ladang')).status).toBe(201);
  await test.stop();
});
