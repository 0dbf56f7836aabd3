import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, describe, expect, test } from 'vitest';
import { freePort, newFolder } from '../testing/place.ts';
import { DEMO_WALLET } from './wallets.ts';
import { runProgram, until, untilAnswers } from '../testing/program.ts';

/** A shop that keeps what it is told, and may be out. */
async function openShop() {
  const told: { state: string; amount: number; eventId: string }[] = [];
  let isOut = false;
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      if (isOut) return response.writeHead(503).end();
      told.push(JSON.parse(Buffer.concat(chunks).toString('utf8')) as (typeof told)[number]);
      return response.end();
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return {
    told,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/kabar`,
    setOut: (out: boolean) => void (isOut = out),
  };
}

async function openSandbox(folder = newFolder()) {
  const port = await freePort();
  const env = { SANDBOX_PORT: String(port), SULUH_DATA_DIR: folder };
  const url = `http://127.0.0.1:${port}`;
  const program = runProgram(['payment-sandbox/main.ts'], env);
  await untilAnswers(url);
  const call = async (path: string, body?: object, key = 'suluh-sandbox') => {
    const response = await fetch(`${url}/v1/charges${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return {
      status: response.status,
      body: (await response.json()) as { number: string; state: string; paymentUrl: string | null },
    };
  };
  const act = (id: string, aksi: string, fields: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/bayar/${id}`, { method: 'POST', body: new URLSearchParams({ aksi, ...fields }) });
  const ofWallets = async (path: string, body?: object, key = 'suluh-sandbox') => {
    const response = await fetch(`${url}/v1/wallets${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}` },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, body: (await response.json()) as { state: string; balance: number | null } };
  };
  const text = async (path: string) => (await fetch(`${url}${path}`)).text();
  return { folder, url, program, call, ofWallets, act, text };
}

const charge = (notifyUrl: string, more: object = {}) => ({
  id: randomUUID(),
  orderId: 'SLH-ABC',
  method: 'VA_BCA',
  amount: 154_000,
  expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
  description: '<b>Excel</b> & Word',
  customer: 'Rina',
  notifyUrl,
  returnUrl: 'http://localhost:3000/payment-process?order=SLH-ABC',
  ...more,
});

describe('the payment sandbox', () => {
  test('is paid by a person who has the number, without JavaScript', async () => {
    const shop = await openShop();
    const { call, act, text } = await openSandbox();
    const asked = charge(shop.url);
    const { body } = await call('', asked);
    expect(await text(`/?cari=${body.number}`)).toContain(`/bayar/${asked.id}`);
    expect(await text('/?cari=slh-abc')).toContain(`/bayar/${asked.id}`);
    expect(await text('/?cari=123')).toContain('Tagihan tidak ditemukan');
    const page = await text(`/bayar/${asked.id}`);
    for (const part of [
      'lang="id"',
      'name="viewport"',
      'Menunggu pembayaran',
      'Rp154.000',
      body.number,
      'Bayar sekarang',
      'Kembali ke Suluh',
      '&#60;b&#62;Excel',
    ])
      expect(page).toContain(part);
    expect(page).not.toMatch(/<script|<b>Excel/);
    const after = await (await act(asked.id, 'bayar')).text();
    expect(after).toContain('Sudah dibayar');
    expect(after).not.toContain('Bayar sekarang');
    await until('the shop is told', () => shop.told.length === 1);
    expect(shop.told).toEqual([{ eventId: `${asked.id}-settled`, id: asked.id, state: 'settled', amount: 154_000 }]);
  });

  test.each([
    [
      'ganda',
      [
        ['settled', 154_000],
        ['settled', 154_000],
        ['settled', 154_000],
        ['settled', 154_000],
        ['settled', 154_000],
      ],
    ],
    [
      'acak',
      [
        ['settled', 154_000],
        ['pending', 154_000],
      ],
    ],
    ['salah', [['settled', 1]]],
    ['gagal', [['failed', 154_000]]],
  ])('tells the shop as asked: %s', async (aksi, expected) => {
    const shop = await openShop();
    const { call, act } = await openSandbox();
    const asked = charge(shop.url);
    await call('', asked);
    await act(asked.id, aksi);
    await until('the shop is told', () => shop.told.length >= expected.length);
    expect(shop.told.map(({ state, amount }) => [state, amount])).toEqual(expected);
  });

  test('loses the message where that is asked for, and knows of the payment all the same', async () => {
    const shop = await openShop();
    const { call, act } = await openSandbox();
    const asked = charge(shop.url);
    await call('', asked);
    await act(asked.id, 'hilang');
    expect((await call(`/${asked.id}`)).body.state).toBe('settled');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(shop.told).toEqual([]);
  });

  test('keeps trying while the shop is out, and after it was killed itself', async () => {
    const shop = await openShop();
    shop.setOut(true);
    const first = await openSandbox();
    const asked = charge(shop.url);
    await first.call('', asked);
    await first.act(asked.id, 'bayar');
    await new Promise((resolve) => setTimeout(resolve, 300));
    process.kill(first.program.pid, 'SIGKILL');
    await first.program.ended;
    shop.setOut(false);
    const second = await openSandbox(first.folder);
    expect((await second.call(`/${asked.id}`)).body.state).toBe('settled');
    await until('the shop is told', () => shop.told.length === 1);
  });

  test('refuses strangers, half orders and other terms under the same id', async () => {
    const { call } = await openSandbox();
    const asked = charge('http://127.0.0.1:9/');
    expect((await call('', asked, 'lain')).status).toBe(401);
    expect((await call('', { ...asked, amount: 1.5 })).status).toBe(400);
    expect((await call('', { ...asked, method: 'BITCOIN' })).status).toBe(400);
    expect((await call('', asked)).status).toBe(201);
    expect((await call('', { ...asked, amount: 1 })).status).toBe(409);
    expect((await call('/tidak-ada')).status).toBe(404);
  });
});

describe('a card at the sandbox', () => {
  const asked = (notifyUrl: string) => charge(notifyUrl, { method: 'CREDIT_CARD' });
  const paying = { nomor: '4811 1111 1111 1114', berlaku: '12/98', cvv: '123' };
  const refused = { ...paying, nomor: '4911111111111113' };

  /** What the form of a page would send. */
  const fieldsOf = (html: string) =>
    Object.fromEntries(
      [...html.matchAll(/<input[^>]* name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
    );

  test('pays by one press, for the form begins with the number that pays', async () => {
    const shop = await openShop();
    const { call, act, text } = await openSandbox();
    const opened = asked(shop.url);
    await call('', opened);
    const page = await text(`/bayar/${opened.id}`);
    for (const part of [
      'Nomor kartu',
      'Berlaku (MM/YY)',
      'CVV',
      paying.nomor,
      '4911 1111 1111 1113',
      'lunas',
      'ditolak',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('<script');
    expect(await (await act(opened.id, 'bayar', fieldsOf(page))).text()).toContain('Sudah dibayar');
    await until('the shop is told', () => shop.told.length === 1);
    expect(shop.told).toMatchObject([{ id: opened.id, state: 'settled' }]);
  });

  test('is refused by the number that is, which the page puts into the form when it is chosen', async () => {
    const shop = await openShop();
    const { call, act, text } = await openSandbox();
    const opened = asked(shop.url);
    await call('', opened);
    const chosen = fieldsOf(await text(`/bayar/${opened.id}?kartu=ditolak`));
    expect(chosen.nomor).toBe('4911 1111 1111 1113');
    const after = await (await act(opened.id, 'bayar', chosen)).text();
    expect(after).toContain('Kartu ditolak oleh bank penerbitnya');
    await until('the shop is told', () => shop.told.length === 1);
    expect(shop.told).toMatchObject([{ id: opened.id, state: 'failed' }]);
  });

  test('that is written wrong is told at its fields, keeps what was written and pays nothing', async () => {
    const { call, act } = await openSandbox();
    const opened = asked('http://127.0.0.1:9/');
    await call('', opened);
    const answer = await act(opened.id, 'bayar', { nomor: '4811 1111 1111 1115', berlaku: '13/"9', cvv: '12' });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toMatch(/<input id="nomor"[^>]*aria-describedby="nomor-pesan" aria-invalid="true" autofocus>/);
    for (const part of ['Periksa isian kartu', 'Periksa 16 angkanya', 'Tulis bulan dan tahun', 'Tulis 3 angka'])
      expect(page).toContain(part);
    expect(fieldsOf(page)).toEqual({ nomor: '4811 1111 1111 1115', berlaku: '13/&#34;9', cvv: '12' });
    expect((await act(opened.id, 'bayar')).status).toBe(422);
    expect((await call(`/${opened.id}`)).body.state).toBe('pending');
  });

  test('leaves nothing behind, in no file and no line of the log', async () => {
    const { folder, program, call, act } = await openSandbox();
    for (const card of [paying, refused]) {
      const opened = asked('http://127.0.0.1:9/');
      await call('', opened);
      await act(opened.id, 'bayar', { ...card, berlaku: 'salah' });
      await act(opened.id, 'bayar', card);
    }
    const kept = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
    const digits = [...kept, program.output()].join('').replaceAll(/[^\d/]/g, '');
    for (const number of ['4811111111111114', '4911111111111113', '12/98']) expect(digits).not.toContain(number);
  });
});

describe('a wallet at the sandbox', () => {
  const returnUrl = 'http://localhost:3000/payment-method?dompet=GOPAY';
  const wallet = () => ({ id: randomUUID(), method: 'GOPAY', phone: '+6281234567890', returnUrl });

  test('is agreed to by a person without JavaScript, who is led back, and is kept when it was killed', async () => {
    const first = await openSandbox();
    const asked = wallet();
    expect((await first.ofWallets('', asked)).status).toBe(201);
    const page = await first.text(`/dompet/${asked.id}`);
    for (const part of [
      'Hubungkan GoPay ke Suluh?',
      '+6281234567890',
      'Saldo mainan',
      'Setujui dan hubungkan',
      'Tolak',
    ])
      expect(page).toContain(part);
    const agreed = await fetch(`${first.url}/dompet/${asked.id}`, {
      method: 'POST',
      body: new URLSearchParams({ aksi: 'setuju', saldo: '250000' }),
      redirect: 'manual',
    });
    expect([agreed.status, agreed.headers.get('location')]).toEqual([303, returnUrl]);
    process.kill(first.program.pid, 'SIGKILL');
    await first.program.ended;
    const second = await openSandbox(first.folder);
    expect((await second.ofWallets(`/${asked.id}`)).body).toMatchObject({ state: 'linked', balance: 250_000 });
    expect(await second.text(`/dompet/${asked.id}`)).not.toContain('Setujui dan hubungkan');
  });

  test('of the demo is there from the start', async () => {
    const { ofWallets } = await openSandbox();
    expect((await ofWallets(`/${DEMO_WALLET.id}`)).body).toMatchObject({ state: 'linked', balance: 250_000 });
  });

  test('is refused to strangers, and where half or what cannot be linked is asked for', async () => {
    const { ofWallets } = await openSandbox();
    expect((await ofWallets('', wallet(), 'lain')).status).toBe(401);
    expect((await ofWallets('', { ...wallet(), phone: '' })).status).toBe(400);
    expect((await ofWallets('', { ...wallet(), method: 'VA_BCA' })).status).toBe(400);
    expect((await ofWallets('/tidak-ada')).status).toBe(404);
  });
});
