import { createApiClient } from '@suluh/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { authorizeOtp, sendOtp, type OtpState } from './otp.ts';

const order = { orderId: 'SLH-1', orderToken: 'token' };
const NOW = 1_000_000;
let sent: [path: string, body: unknown][];
beforeEach(() => {
  sent = [];
});
/** A client whose call gets this answer; null stands for no connection. */
const api = (answer: Response | null) =>
  createApiClient({
    baseUrl: 'https://suluh.example',
    noBodyMessage: 'Permintaan gagal',
    fetch: async (request) => {
      sent.push([new URL(request.url).pathname, await request.json()]);
      if (!answer) throw new TypeError('offline');
      return answer;
    },
  });
const refusal = (code: number, status: string, message: string, data?: unknown) =>
  Response.json({ code, status, message, data }, { status: code });
const code: Extract<OtpState, { step: 'code' }> = {
  step: 'code',
  length: 4,
  resendAtMs: NOW,
  waitMessage: 'lama',
  message: 'lama',
};

describe('having a code sent', () => {
  test('opens as many boxes as the server says and waits as long (R10)', async () => {
    expect(await sendOtp(api(Response.json({ data: { wait: 90, length: 6 } })), order, '123', NOW)).toEqual({
      step: 'code',
      length: 6,
      resendAtMs: NOW + 90_000,
      waitMessage: null,
      message: null,
    });
    expect(sent).toEqual([['/api/payment/pmo/send-otp', { ...order, prakerjaId: '123' }]]);
  });

  test.each([
    [
      'a card that is refused: the message stands at the number (docs/product/errors.md)',
      refusal(422, 'OTP_INVALID', 'Saldo habis'),
      { step: 'card', message: 'Saldo habis' },
    ],
    ['no connection: docs/product/errors.md’s message', null, { step: 'card', message: 'Permintaan gagal' }],
    [
      'a code that is out for this card: the message replaces the resend text',
      refusal(409, 'OTP_WAIT', 'Tunggu 40 detik', { wait: 40, isCodeOut: true }),
      { step: 'code', length: 4, resendAtMs: NOW + 40_000, waitMessage: 'Tunggu 40 detik', message: null },
    ],
    [
      'a wait without a code for this card: the message stands at the number',
      refusal(409, 'OTP_WAIT', 'Tunggu 40 detik', { wait: 40, isCodeOut: false }),
      { step: 'card', message: 'Tunggu 40 detik' },
    ],
    ['an order that is closed', refusal(409, 'PAYMENT_CLOSED', 'Sudah dibayar'), { step: 'closed' }],
    ['a token that has ended', refusal(403, 'FORBIDDEN', 'Tidak boleh'), { step: 'closed' }],
  ])('%s', async (_, answer, expected) => {
    expect(await sendOtp(api(answer), order, '123', NOW)).toEqual(expected);
  });
});

describe('paying with the code', () => {
  test.each([
    ['the right code', Response.json({ data: { status: 'PAID' } }), { step: 'paid' }],
    ['an order that was cancelled meanwhile', Response.json({ data: { status: 'CANCEL' } }), { step: 'closed' }],
    [
      'a wrong code: under the boxes',
      refusal(422, 'OTP_INVALID', 'Kode salah'),
      { ...code, message: 'Kode salah', waitMessage: null },
    ],
    [
      'too many wrong ones: in place of the resend text',
      refusal(409, 'OTP_WAIT', 'Tunggu 5 menit', 300),
      { ...code, message: null, waitMessage: 'Tunggu 5 menit', resendAtMs: NOW + 300_000 },
    ],
    [
      'Prakerja is silent: under the boxes',
      refusal(503, 'UNAVAILABLE', 'Belum bisa'),
      { ...code, message: 'Belum bisa', waitMessage: null },
    ],
    ['an order that is closed', refusal(409, 'PAYMENT_CLOSED', 'Sudah kedaluwarsa'), { step: 'closed' }],
  ])('%s', async (_, answer, expected) => {
    expect(await authorizeOtp(api(answer), order, code, '1234', NOW)).toEqual(expected);
    expect(sent).toEqual([['/api/payment/pmo/authorize', { ...order, otp: '1234' }]]);
  });
});
