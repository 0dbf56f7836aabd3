import { DAY_MS } from '@suluh/domain/time';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { startMidtrans } from '@suluh/stack/midtrans/server';
import { TEST_CARDS } from '@suluh/stack/card/testCards';
import { startPaymentSandbox } from '@suluh/stack/payment-sandbox/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { midtransProvider } from '../midtrans/midtransProvider.ts';
import { sandboxProvider } from '../sandbox/sandboxProvider.ts';
import { ProviderRefused, type ChargeRequest, type PaymentProvider } from './port.ts';
import { ProviderUnavailable } from '../../../provider/callProvider.ts';

vi.setConfig({ testTimeout: 60_000 }); // servers are waited for

/** A shop that keeps what it is sent, and a fault to put between it and the provider. */
interface Wire {
  url: string;
  received: { body: Buffer; headers: Record<string, string | string[] | undefined> }[];
  /** Answers of this status instead of the provider's, for so many calls. */
  fail(status: number, times: number): void;
  calls: number;
  close(): Promise<void>;
}

/** Takes messages at /notify and passes everything else on to `target`. */
async function startWire(target: () => string): Promise<Wire> {
  let failing = { status: 0, times: 0 };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
      const body = Buffer.concat(chunks);
      if (request.url === '/notify') {
        wire.received.push({ body, headers: request.headers });
        return response.end();
      }
      wire.calls++;
      if (failing.times-- > 0) return response.writeHead(failing.status).end('{}');
      const {
        host: _host,
        connection: _connection,
        'content-length': _length,
        ...headers
      } = request.headers as Record<string, string>;
      const answer = await fetch(`${target()}${request.url}`, {
        method: request.method ?? 'GET',
        headers,
        ...(body.length > 0 ? { body } : {}),
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const wire: Wire = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: [],
    calls: 0,
    fail: (status, times) => void (failing = { status, times }),
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
  return wire;
}

interface Setup {
  wire: Wire;
  provider: PaymentProvider;
  /** What a person does on the provider's side. */
  person(attemptId: string, deed: 'pay' | 'fail' | 'takeBack'): Promise<void>;
  /** What a person does on the page a card is paid on. */
  onPage(paymentUrl: string | null, deed: 'pay' | 'fail'): Promise<void>;
  /** Someone else's provider, with other keys. */
  stranger: PaymentProvider;
  close(): Promise<void>;
}

const form = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

const card = { berlaku: '12/98', cvv: '123' };
/** What a person writes on the page of a card: the number that pays, and the one that the bank refuses. */
const CARDS = {
  pay: { ...card, nomor: TEST_CARDS.lunas.number },
  fail: { ...card, nomor: TEST_CARDS.ditolak.number },
};

async function setUpSandbox(): Promise<Setup> {
  const server = await startPaymentSandbox({
    port: 0,
    host: '127.0.0.1',
    key: 'kunci',
    signingKey: 'kunci-tanda-tangan',
  });
  const wire = await startWire(() => server.url);
  const settings = { url: wire.url, key: 'kunci', signingKey: 'kunci-tanda-tangan', notifyUrl: `${wire.url}/notify` };
  return {
    wire,
    provider: sandboxProvider(settings),
    stranger: sandboxProvider({ ...settings, key: 'lain', signingKey: 'kunci-yang-lain-sama-sekali' }),
    onPage: async (url, deed) => void (await form(url ?? '', { aksi: 'bayar', ...CARDS[deed] })),
    person: async (id, deed) =>
      void (await form(`${server.url}/bayar/${id}`, {
        aksi: { pay: 'bayar', fail: 'gagal', takeBack: 'balik' }[deed],
      })),
    close: async () => void (await Promise.all([server.close(), wire.close()])),
  };
}

async function setUpMidtrans(): Promise<Setup> {
  let serverUrl = '';
  const wire = await startWire(() => serverUrl);
  const server = await startMidtrans({
    port: 0,
    host: '127.0.0.1',
    serverKey: 'SB-Mid-server-uji',
    notifyUrl: `${wire.url}/notify`,
  });
  serverUrl = server.url;
  const now = () => new Date();
  return {
    wire,
    provider: midtransProvider({ url: wire.url, snapUrl: wire.url, serverKey: 'SB-Mid-server-uji', now }),
    stranger: midtransProvider({ url: wire.url, snapUrl: wire.url, serverKey: 'SB-Mid-server-lain', now }),
    onPage: async (url, deed) => void (await form(url ?? '', { status: 'capture', ...CARDS[deed] })),
    person: async (id, deed) =>
      void (await form(`${server.url}/simulator/${id}`, {
        status: { pay: 'settlement', fail: 'deny', takeBack: 'chargeback' }[deed],
      })),
    close: async () => void (await Promise.all([server.close(), wire.close()])),
  };
}

const request = (productCode = 'VA_BCA'): ChargeRequest => ({
  attemptId: randomUUID(),
  orderId: 'SLH-TEST',
  productCode,
  amountRupiah: 154_000,
  expiresAt: new Date(Date.now() + DAY_MS),
  description: 'Akuntansi Menengah untuk Usaha Kecil dan Koperasi Simpan Pinjam',
  customer: { fullname: 'Rina Wulandari', email: 'rina@contoh.example' },
  returnUrl: 'http://localhost:3000/payment-process?order=SLH-TEST',
});

describe.each([
  ['sandbox', setUpSandbox],
  ['midtrans', setUpMidtrans],
])('the %s provider', (gateway, setUp) => {
  let setup: Setup;
  beforeAll(async () => void (setup = await setUp()));
  afterAll(() => setup.close());

  const newsAfter = async (count: number) => {
    for (let tries = 0; setup.wire.received.length < count && tries < 200; tries++)
      await new Promise((resolve) => setTimeout(resolve, 10));
    expect(setup.wire.received).toHaveLength(count);
    return setup.wire.received.at(-1)!;
  };

  /** The message about one attempt, whatever else arrives. */
  const newsOf = (attemptId: string) =>
    vi.waitFor(() => {
      const message = setup.wire.received.find(({ body }) => body.includes(attemptId));
      expect(message).toBeDefined();
      return message!;
    }, 20_000);

  it('names itself and takes virtual accounts of the five banks', () => {
    expect(setup.provider.gateway).toBe(gateway);
    expect(setup.provider.methods).toEqual(
      expect.arrayContaining([
        'VA_BCA',
        'VA_BNI',
        'VA_BRI',
        'VA_MANDIRI',
        'VA_PERMATA',
        'QRIS',
        'GOPAY',
        'CREDIT_CARD',
        'INVOICE_TRANSFER',
      ]),
    );
  });

  it('opens a payment with a number or a page by every method it names', async () => {
    for (const method of setup.provider.methods) {
      const opened = await setup.provider.charge(request(method));
      const isByNumber = method.startsWith('VA_') || method === 'INVOICE_TRANSFER';
      expect(opened.number, method).toEqual(isByNumber ? expect.stringMatching(/^[\d ]{10,20}$/) : null);
      expect(opened.paymentUrl, method).toEqual(isByNumber ? null : expect.stringMatching(/^http/));
      expect(opened.reference.length, method).toBeGreaterThan(5);
    }
  });

  it('opens one payment however often one attempt is charged, and others for others', async () => {
    const asked = request();
    const [first, ...again] = [
      await setup.provider.charge(asked),
      await setup.provider.charge(asked),
      await setup.provider.charge(asked),
    ];
    expect(again).toEqual([first, first]);
    expect((await setup.provider.charge(request())).number).not.toBe(first?.number);
  });

  it('keeps to the deadline it is given, to the minute', async () => {
    const asked = request();
    const { expiresAt } = await setup.provider.charge(asked);
    expect(Math.abs((expiresAt?.getTime() ?? 0) - asked.expiresAt.getTime())).toBeLessThan(61_000);
  });

  it('tells of a payment in a message whose signature it made, and when it is asked', async () => {
    const asked = request();
    await setup.provider.charge(asked);
    expect(await setup.provider.status(asked.attemptId)).toEqual({ state: 'pending', amountRupiah: 154_000 });
    const before = setup.wire.received.length;
    await setup.person(asked.attemptId, 'pay');
    const message = await newsAfter(before + 1);
    expect(setup.provider.verify(message, new Date())).toEqual({
      kind: 'event',
      event: {
        eventId: expect.any(String),
        attemptId: asked.attemptId,
        state: 'settled',
        amountRupiah: 154_000,
        isWholeSigned: gateway === 'sandbox',
      },
    });
    expect(await setup.provider.status(asked.attemptId)).toEqual({ state: 'settled', amountRupiah: 154_000 });
  });

  it('believes no message that was changed, signed by another, or not signed', async () => {
    const asked = request();
    await setup.provider.charge(asked);
    const before = setup.wire.received.length;
    await setup.person(asked.attemptId, 'pay');
    const message = await newsAfter(before + 1);
    const changed = Buffer.from(message.body.toString('utf8').replace('154000', '154001'));
    const unsigned = Buffer.from(message.body.toString('utf8').replace(/,"signature_key":"\w+"/, ''));
    const now = new Date();
    expect(setup.stranger.verify(message, now)).toEqual({ kind: 'badSignature' });
    expect(setup.provider.verify({ ...message, body: changed }, now)).toEqual({ kind: 'badSignature' });
    expect(setup.provider.verify({ body: unsigned, headers: {} }, now)).toEqual({ kind: 'badSignature' });
    expect(setup.provider.verify({ body: Buffer.from('tidak ada'), headers: {} }, now)).toEqual({
      kind: 'badSignature',
    });
    expect(setup.provider.verify({ body: Buffer.alloc(0), headers: {} }, now)).toEqual({ kind: 'badSignature' });
  });

  it('tells of a failed payment, and of money taken back', async () => {
    const [failing, paid] = [request('GOPAY'), request()];
    await Promise.all([setup.provider.charge(failing), setup.provider.charge(paid)]);
    await setup.person(failing.attemptId, 'fail');
    expect((await setup.provider.status(failing.attemptId)).state).toBe('failed');
    await setup.person(paid.attemptId, 'pay');
    await setup.person(paid.attemptId, 'takeBack');
    expect((await setup.provider.status(paid.attemptId)).state).toBe('reversed');
  });

  it('voids a payment nobody made, twice as well as once; never one that was made; and knows of none it has not opened', async () => {
    const [open, paid] = [request(), request()];
    await Promise.all([setup.provider.charge(open), setup.provider.charge(paid)]);
    expect(await setup.provider.cancel(open.attemptId)).toBe('cancelled');
    expect(['cancelled', 'gone']).toContain(await setup.provider.cancel(open.attemptId));
    expect((await setup.provider.status(open.attemptId)).state).toBe('cancelled');
    await setup.person(open.attemptId, 'pay');
    expect((await setup.provider.status(open.attemptId)).state).toBe('cancelled');
    await setup.person(paid.attemptId, 'pay');
    expect(await setup.provider.cancel(paid.attemptId)).toBe('paid');
    expect(await setup.provider.cancel(randomUUID())).toBe('gone');
    expect((await setup.provider.status(randomUUID())).state).toBe('unknown');
  });

  it('gives money back once per refund, part of it too, and never what was not paid', async () => {
    const asked = request();
    await setup.provider.charge(asked);
    const refund = (refundId: string, amountRupiah: number) =>
      setup.provider.refund({ attemptId: asked.attemptId, refundId, amountRupiah, reason: 'Tidak jadi ikut' });
    await expect(refund(randomUUID(), 154_000)).rejects.toThrow(ProviderRefused);
    await setup.person(asked.attemptId, 'pay');
    const part = randomUUID();
    await refund(part, 54_000);
    await refund(part, 54_000);
    expect((await setup.provider.status(asked.attemptId)).state).toBe('settled');
    await expect(refund(randomUUID(), 154_000)).rejects.toThrow(ProviderRefused);
    await refund(randomUUID(), 100_000);
    expect((await setup.provider.status(asked.attemptId)).state).toBe('reversed');
  });

  it('takes a card on a page of its own, and tells of it like of any payment', async () => {
    const asked = request('CREDIT_CARD');
    const { paymentUrl, reference } = await setup.provider.charge(asked);
    expect(['pending', 'unknown']).toContain((await setup.provider.status(asked.attemptId)).state);
    await setup.onPage(paymentUrl, 'pay');
    const message = await newsOf(asked.attemptId);
    expect(setup.provider.verify(message, new Date())).toMatchObject({
      kind: 'event',
      event: { attemptId: asked.attemptId, state: 'settled', amountRupiah: 154_000 },
    });
    expect(await setup.provider.status(asked.attemptId)).toEqual({ state: 'settled', amountRupiah: 154_000 });
    expect(await setup.provider.cancel(asked.attemptId, reference)).toBe('paid');
    expect((await setup.provider.status(asked.attemptId)).state).toBe('settled');
    await setup.provider.refund({
      attemptId: asked.attemptId,
      refundId: randomUUID(),
      amountRupiah: 154_000,
      reason: 'Tidak jadi ikut',
    });
    expect(['reversed', 'cancelled']).toContain((await setup.provider.status(asked.attemptId)).state);
  });

  it('tells of a card that was refused', async () => {
    const asked = request('CREDIT_CARD');
    const { paymentUrl } = await setup.provider.charge(asked);
    await setup.onPage(paymentUrl, 'fail');
    expect(setup.provider.verify(await newsOf(asked.attemptId), new Date())).toMatchObject({
      kind: 'event',
      event: { attemptId: asked.attemptId, state: 'failed' },
    });
  });

  it('closes the page of a card that is not wanted any more: nothing can be paid there', async () => {
    const asked = request('CREDIT_CARD');
    const { paymentUrl, reference } = await setup.provider.charge(asked);
    expect(await setup.provider.cancel(asked.attemptId, reference)).toBe('cancelled');
    expect(['cancelled', 'gone']).toContain(await setup.provider.cancel(asked.attemptId, reference));
    await setup.onPage(paymentUrl, 'pay');
    expect(['cancelled', 'unknown']).toContain((await setup.provider.status(asked.attemptId)).state);
  });

  it('tries again what the provider could not answer, opening one payment', async () => {
    const asked = request();
    setup.wire.fail(503, 2);
    const before = setup.wire.calls;
    const opened = await setup.provider.charge(asked);
    expect(setup.wire.calls - before).toBe(3);
    expect(await setup.provider.charge(asked)).toEqual(opened);
  });

  it('gives up on a provider that stays away', async () => {
    setup.wire.fail(500, 3);
    await expect(setup.provider.charge(request())).rejects.toThrow(ProviderUnavailable);
  });

  it('asks only once when the provider refuses', async () => {
    const before = setup.wire.calls;
    await expect(setup.stranger.charge(request())).rejects.toThrow(ProviderRefused);
    expect(setup.wire.calls - before).toBe(1);
  });
});
