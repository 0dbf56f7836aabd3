import { expect, test } from 'vitest';
import { otpAddress, startOf, stepInAddress } from './start.ts';

const wait = 'Tunggu sebentar sebelum meminta kode baru.';
const wrong = 'Kode OTP salah atau sudah kedaluwarsa. Periksa lagi atau minta kode baru.';
const code = { step: 'code', length: 6, resendAtMs: 1000, waitMessage: null, message: null };

test.each([
  ['at first the card is asked for', {}, { step: 'card', message: null }],
  [
    'a card that was refused says so at the number',
    { error: 'OTP_INVALID' },
    { step: 'card', message: 'Nomor kartu ini tidak bisa dipakai untuk membayar. Periksa lagi angkanya.' },
  ],
  ['a code that was sent is asked for', { code: '6', until: '1000' }, code],
  [
    'a wrong one says so under the boxes',
    { code: '6', until: '1000', error: 'OTP_INVALID' },
    { ...code, message: wrong },
  ],
  ['a 409 replaces the resend text', { code: '6', until: '1000', error: 'OTP_WAIT' }, { ...code, waitMessage: wait }],
  [
    'no answer: docs/product/errors.md’s message',
    { code: '6', until: '1000', error: 'UNAVAILABLE' },
    { ...code, message: 'Permintaan gagal, pastikan anda terhubung ke internet' },
  ],
])('%s', (_, search, state) => {
  expect(startOf(search)).toEqual(state);
});

test.each([
  ['4', 4],
  ['8', 8],
  ['9', 4],
  ['1', 4],
  ['-1', null],
  ['satu', null],
])('%s in the address is a code of %s digits', (written, length) => {
  expect(otpAddress({ code: written }).code).toBe(length);
});

test('what the address says of a code that is out, the page begins with', () => {
  const state = { step: 'code', length: 6, resendAtMs: 1000, waitMessage: null, message: null } as const;
  const { code: digits, until } = stepInAddress(state);
  expect(startOf({ code: String(digits), until: String(until) })).toEqual(state);
  expect(stepInAddress({ step: 'card', message: null })).toEqual({ code: null, until: null });
});
