import { DAY_MS } from '@suluh/domain/time';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startMidtrans } from '@suluh/stack/midtrans/server';
import { startPaymentSandbox } from '@suluh/stack/payment-sandbox/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ProviderUnavailable } from '../../../provider/callProvider.ts';
import { midtransProvider } from '../midtrans/midtransProvider.ts';
import { sandboxProvider } from '../sandbox/sandboxProvider.ts';
import { ProviderRefused, type ChargeRequest, type PaymentProvider } from './port.ts';

vi.setConfig({ testTimeout: 60_000 }); // servers are waited for

const SHOP = 'http://localhost:3000/payment-method?dompet=GOPAY';
const NOBODY = 'http://127.0.0.1:9';

interface Setup {
  provider: PaymentProvider;
  /** The same, with another key. */
  stranger: PaymentProvider;
  /** The same, at another address. */
  at(url: string): PaymentProvider;
  /** What a person decides on the page of a wallet: to link it with so much in it, or not to. @returns where that led */
  decide(linkUrl: string | null, balance: number | null): Promise<string | null>;
  pay(attemptId: string): Promise<unknown>;
  close(): Promise<void>;
}

const post = async (url: string, fields: Record<string, string>) =>
  (await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })).headers.get('location');

async function setUpSandbox(): Promise<Setup> {
  const [key, signingKey] = ['kunci', 'kunci-tanda-tangan'];
  const server = await startPaymentSandbox({ port: 0, host: '127.0.0.1', key, signingKey });
  const made = (url: string, its = key) => sandboxProvider({ url, key: its, signingKey, notifyUrl: `${NOBODY}/` });
  return {
    provider: made(server.url),
    stranger: made(server.url, 'lain'),
    at: made,
    decide: (url, balance) =>
      post(url ?? '', balance === null ? { aksi: 'tolak' } : { aksi: 'setuju', saldo: String(balance) }),
    pay: (id) => post(`${server.url}/bayar/${id}`, { aksi: 'bayar' }),
    close: () => server.close(),
  };
}

async function setUpMidtrans(): Promise<Setup> {
  const serverKey = 'SB-Mid-server-uji';
  const server = await startMidtrans({ port: 0, host: '127.0.0.1', serverKey, notifyUrl: `${NOBODY}/` });
  const made = (url: string, key = serverKey) =>
    midtransProvider({ url, snapUrl: url, serverKey: key, now: () => new Date() });
  return {
    provider: made(server.url),
    stranger: made(server.url, 'SB-Mid-server-lain'),
    at: made,
    decide: (url, balance) =>
      post(url ?? '', balance === null ? { status: 'EXPIRED' } : { status: 'ENABLED', balance: String(balance) }),
    pay: (id) => post(`${server.url}/simulator/${id}`, { status: 'settlement' }),
    close: () => server.close(),
  };
}

const toLink = () => ({ walletId: randomUUID(), productCode: 'GOPAY', phone: '+6281234567890', returnUrl: SHOP });
const toPay = (accountId: string | null, amountRupiah = 154_000): ChargeRequest => ({
  attemptId: randomUUID(),
  orderId: 'SLH-TEST',
  productCode: 'GOPAY',
  amountRupiah,
  expiresAt: new Date(Date.now() + DAY_MS),
  description: 'Akuntansi Menengah',
  customer: { fullname: 'Rina Wulandari', email: 'rina@contoh.example' },
  returnUrl: 'http://localhost:3000/payment-process?order=SLH-TEST',
  accountId,
});

describe.each([
  ['sandbox', setUpSandbox],
  ['midtrans', setUpMidtrans],
])('wallets at the %s provider', (_, setUp) => {
  let setup: Setup;
  beforeAll(async () => void (setup = await setUp()));
  afterAll(() => setup.close());

  const wallets = () => setup.provider.wallets!;
  async function linked(balance = 250_000): Promise<string> {
    const { accountId, linkUrl } = await wallets().link(toLink());
    await setup.decide(linkUrl, balance);
    return accountId;
  }
  const balanceOf = async (accountId: string) => (await wallets().account(accountId)).balanceRupiah;

  it('can be linked where it takes money by them', () => {
    expect(wallets().methods).toEqual(['GOPAY']);
  });

  it('are linked once their owner agrees, who then comes back; until then nothing of them is told', async () => {
    const { accountId, state, balanceRupiah, linkUrl } = await wallets().link(toLink());
    expect([state, balanceRupiah]).toEqual(['pending', null]);
    expect(await wallets().account(accountId)).toEqual({ accountId, state: 'pending', balanceRupiah: null });
    expect(await setup.decide(linkUrl, 250_000)).toBe(SHOP);
    expect(await wallets().account(accountId)).toEqual({ accountId, state: 'linked', balanceRupiah: 250_000 });
  });

  it('are asked for once however often one is begun', async () => {
    const asked = toLink();
    expect(await wallets().link(asked)).toEqual(await wallets().link(asked));
    expect((await wallets().link(toLink())).accountId).not.toBe((await wallets().link(asked)).accountId);
  });

  it('are over when their owner does not agree, and when they are unlinked, twice as well as once', async () => {
    const { accountId, linkUrl } = await wallets().link(toLink());
    await setup.decide(linkUrl, null);
    expect((await wallets().account(accountId)).state).toBe('ended');
    const unlinked = await linked();
    await wallets().unlink(unlinked);
    await wallets().unlink(unlinked);
    await wallets().unlink(randomUUID());
    expect(await wallets().account(unlinked)).toEqual({ accountId: unlinked, state: 'ended', balanceRupiah: null });
    expect((await wallets().account(randomUUID())).state).toBe('ended');
  });

  it('pay on a page of their own, and have less afterwards; a refund puts it back', async () => {
    const accountId = await linked(200_000);
    const asked = toPay(accountId);
    const { paymentUrl, isPaid } = await setup.provider.charge(asked);
    expect(paymentUrl).toMatch(/^http/);
    expect(isPaid ?? false).toBe(false);
    expect(await balanceOf(accountId)).toBe(200_000);
    await setup.pay(asked.attemptId);
    expect((await setup.provider.status(asked.attemptId)).state).toBe('settled');
    expect(await balanceOf(accountId)).toBe(46_000);
    await setup.provider.refund({
      attemptId: asked.attemptId,
      refundId: randomUUID(),
      amountRupiah: 154_000,
      reason: 'Batal',
    });
    expect(await balanceOf(accountId)).toBe(200_000);
  });

  it('pay nothing they have not', async () => {
    const accountId = await linked(153_999);
    const asked = toPay(accountId);
    await setup.provider.charge(asked);
    await setup.pay(asked.attemptId);
    expect((await setup.provider.status(asked.attemptId)).state).toBe('failed');
    expect(await balanceOf(accountId)).toBe(153_999);
  });

  it('are nobody’s without the key', async () => {
    const accountId = await linked();
    await expect(setup.stranger.wallets!.account(accountId)).rejects.toThrow(ProviderRefused);
    await expect(setup.stranger.wallets!.link(toLink())).rejects.toThrow(ProviderRefused);
  });

  it('are waited for no longer than is said', async () => {
    const deaf = createServer(() => undefined); // takes a call and says nothing
    await new Promise<void>((resolve) => deaf.listen(0, '127.0.0.1', resolve));
    const asked = setup.at(`http://127.0.0.1:${(deaf.address() as AddressInfo).port}`).wallets!;
    const from = Date.now();
    await expect(asked.account('x', { attempts: 1, timeoutMs: 200 })).rejects.toThrow(ProviderUnavailable);
    expect(Date.now() - from).toBeLessThan(2_000);
    deaf.close().closeAllConnections();
  });
});

describe('GoPay at Midtrans', () => {
  let setup: Setup;
  beforeAll(async () => void (setup = await setUpMidtrans()));
  afterAll(() => setup.close());

  it('asks for no PIN for little, which is paid at once', async () => {
    const { accountId, linkUrl } = await setup.provider.wallets!.link(toLink());
    await setup.decide(linkUrl, 250_000);
    expect(await setup.provider.charge(toPay(accountId, 50_000))).toMatchObject({ isPaid: true });
    expect((await setup.provider.wallets!.account(accountId)).balanceRupiah).toBe(200_000);
  });

  it('is paid in its app where the account was unlinked meanwhile', async () => {
    const { accountId } = await setup.provider.wallets!.link(toLink());
    await setup.provider.wallets!.unlink(accountId);
    expect(await setup.provider.charge(toPay(accountId, 50_000))).toMatchObject({ isPaid: false });
  });
});
