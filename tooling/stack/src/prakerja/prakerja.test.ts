import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { freePort, newFolder } from '../testing/place.ts';
import { runProgram, untilAnswers } from '../testing/program.ts';

async function open() {
  const port = await freePort();
  runProgram(['prakerja/main.ts'], { PRAKERJA_PORT: String(port), SULUH_DATA_DIR: newFolder() });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url);
  const call = async (name: string, fields: object, more: Record<string, string> = {}) => {
    const path = `/api/v1/integration/payment/${name}`;
    const body = JSON.stringify(fields);
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha1', 'suluh-prakerja-sign-key')
      .update(`suluh${timestamp}POST${path}${body}`)
      .digest('hex');
    const response = await fetch(url + path, {
      method: 'POST',
      headers: { client_code: 'suluh', timestamp, signature, ...more },
      body,
    });
    return {
      status: response.status,
      body: (await response.json()) as {
        success: boolean;
        message: string;
        code?: string;
        data: Record<string, string>;
      },
    };
  };
  return { url, call };
}

const course = { user_platform_id: 'u', course_code: 'c', schedule_code: 's', amount: 20_000 };

test('Prakerja sends a code to the phone, takes it once, and voids once', async () => {
  const { url, call } = await open();
  const phone = async () => (await fetch(`${url}/ponsel/1234567890123456`)).text();
  expect(await phone()).toContain('Belum ada SMS');
  const { body: sent } = await call('send-otp', { ...course, prakerja_id: '1234567890123456' });
  const otp = /class="big">(\d{4})</.exec(await phone())?.[1] ?? '';
  expect(await phone()).toMatch(/<b>PRAKERJA<\/b>.*>\d{1,2} \p{L}+ \d{4} pukul \d\d\.\d\d WIB</u);
  const authorize = (code: string) =>
    call(
      'authorize',
      { otp: code, invoice_code: 'I-1', invoice_url: 'http://localhost/i' },
      { authorization: `Payment ${sent.data.payment_token}` },
    );
  expect((await authorize(otp === '0000' ? '0001' : '0000')).body).toMatchObject({
    success: false,
    message: 'Kode OTP yang kamu masukkan salah.',
  });
  const { body: paid } = await authorize(otp);
  expect(paid).toMatchObject({
    success: true,
    data: { invoice_code: 'I-1', amount: 20_000, status: 'SUCCESS', prakerja_name: 'Rani Kusumawati' },
  });
  expect((await authorize(otp)).body.success).toBe(false);
  expect((await call('status', { invoice_code: 'I-1' })).body.data).toMatchObject({
    status: 'SUCCESS',
    transaction_code: paid.data.transaction_code,
  });
  const voiding = { invoice_code: 'I-1', transaction_code: paid.data.transaction_code };
  expect((await call('void', { ...voiding, transaction_code: 'X' })).body.code).toBe('ERRVOD40001');
  expect((await call('void', voiding)).body).toMatchObject({
    success: true,
    message: 'Transaksi berhasil dibatalkan.',
  });
  expect((await call('void', voiding)).body.code).toBe('ERRPLT40028');
  expect(await phone()).toContain('Sudah tidak berlaku');
});

test('Prakerja refuses what is not signed, not known, or not covered', async () => {
  const { url, call } = await open();
  expect((await call('send-otp', course, { signature: '0'.repeat(40) })).status).toBe(401);
  expect((await call('send-otp', course, { timestamp: '1698289216' })).status).toBe(401);
  expect((await call('send-otp', { ...course, prakerja_id: '1' })).body.message).toBe(
    'Nomor Kartu Prakerja tidak ditemukan.',
  );
  expect((await call('send-otp', { ...course, prakerja_id: '1234567890123456', amount: 3_500_001 })).body.message).toBe(
    'Saldo Kartu Prakerja tidak mencukupi.',
  );
  expect((await call('send-otp', { ...course, prakerja_id: '1234567890129999' })).body.success).toBe(false);
  expect(await (await fetch(url)).text()).toContain('1234567890123456');
});

test('a code bought at another platform is looked at as often as one likes, and used up once', async () => {
  const { url, call } = await open();
  const buy = (code: string) =>
    fetch(`${url}/beli`, { method: 'POST', body: new URLSearchParams({ course_code: code }) });
  expect((await buy('lain-1')).status).toBe(400);
  const { code } = (await (await buy('suluh-7-12')).json()) as { code: string };
  const expected = { redeem_code: code, course_code: 'suluh-7', schedule_code: 'suluh-7-12' };
  for (let time = 0; time < 2; time++)
    expect((await call('redeem-code/status', { redeem_code: code, sequence: 1 })).body.data).toMatchObject({
      ...expected,
      status: 0,
    });
  expect((await call('redeem-code/commit', { redeem_code: code })).body.data).toMatchObject({ ...expected, status: 1 });
  expect((await call('redeem-code/commit', { redeem_code: code })).status).toBe(400);
  expect((await call('redeem-code/status', { redeem_code: 'PRAT00000000', sequence: 1 })).body.success).toBe(false);
});

test('the dashboard asks whose face it is, and says so when the API does not take its word', async () => {
  const { url } = await open();
  const asked = await (await fetch(`${url}/dashboard?state=s-1&return=http://localhost/kursus`)).text();
  expect(asked).toContain('Wajah cocok');
  expect(await (await fetch(`${url}/dashboard`)).text()).toContain('Dasbor Prakerja');
  const answer = (fields: Record<string, string>) =>
    fetch(`${url}/dashboard`, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) });
  expect((await answer({ state: 's-1', return: 'javascript:alert(1)', verified: '1' })).status).toBe(409);
});
