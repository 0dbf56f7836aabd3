import { randomUUID } from 'node:crypto';
import { TEST_CARDS } from '@suluh/stack/card/testCards';
import { startMidtrans } from '@suluh/stack/midtrans/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChargeRequest, PaymentProvider } from '../provider/port.ts';
import { ProviderUnavailable } from '../../../provider/callProvider.ts';
import { midtransProvider } from './midtransProvider.ts';

const serverKey = 'SB-Mid-server-uji';
const returnUrl = 'http://localhost:3000/payment-process?order=SLH-TEST';

describe('a card through Midtrans Snap', () => {
  let server: Awaited<ReturnType<typeof startMidtrans>>;
  let provider: PaymentProvider;
  beforeAll(async () => {
    server = await startMidtrans({ port: 0, host: '127.0.0.1', serverKey, notifyUrl: 'http://127.0.0.1:9/' });
    provider = midtransProvider({ url: server.url, snapUrl: server.url, serverKey, now: () => new Date() });
  });
  afterAll(() => server.close());

  const request = (): ChargeRequest => ({
    attemptId: randomUUID(),
    orderId: 'SLH-TEST',
    productCode: 'CREDIT_CARD',
    amountRupiah: 154_000,
    expiresAt: new Date(Date.now() + 3_600_000),
    description: 'Akuntansi Menengah',
    customer: { fullname: 'Rina Wulandari', email: 'rina@contoh.example' },
    returnUrl,
  });
  const onPage = (url: string | null, fields: Readonly<Record<string, string>>) =>
    fetch(url ?? '', {
      method: 'POST',
      body: new URLSearchParams({ status: 'capture', berlaku: '12/98', cvv: '123', ...fields }),
      redirect: 'manual',
    });
  const give = async (url: string | null, card: keyof typeof TEST_CARDS) =>
    (await onPage(url, { nomor: TEST_CARDS[card].number })).headers.get('location');

  it('leads back to the order when it was paid', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    expect(await give(paymentUrl, 'lunas')).toBe(
      `${returnUrl}&order_id=${asked.attemptId}&status_code=200&transaction_status=capture`,
    );
  });

  it('that is written wrong is told at its field, and begins nothing', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    const answer = await onPage(paymentUrl, { nomor: '4811' });
    const page = await answer.text();
    expect([answer.status, page.includes('value="4811"'), page.includes('Periksa 16 angkanya')]).toEqual([
      422,
      true,
      true,
    ]);
    expect((await provider.status(asked.attemptId)).state).toBe('unknown');
  });

  it('that was refused can be tried again on the same page, until that is closed', async () => {
    const [again, closed] = [request(), request()];
    const [open, other] = [await provider.charge(again), await provider.charge(closed)];
    await give(open.paymentUrl, 'ditolak');
    expect((await provider.status(again.attemptId)).state).toBe('failed');
    await give(open.paymentUrl, 'lunas');
    expect((await provider.status(again.attemptId)).state).toBe('settled');
    await give(other.paymentUrl, 'ditolak');
    expect(await provider.cancel(closed.attemptId, other.reference)).toBe('cancelled');
    await give(other.paymentUrl, 'lunas');
    expect((await provider.status(closed.attemptId)).state).toBe('failed');
  });

  it('is voided as a whole on the day it was captured, once however often that is asked for', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    await give(paymentUrl, 'lunas');
    const refund = () =>
      provider.refund({ attemptId: asked.attemptId, refundId: 'R-2', amountRupiah: 154_000, reason: 'Salah beli' });
    await refund();
    await refund();
    expect((await provider.status(asked.attemptId)).state).toBe('cancelled');
  });

  it('gives a part back only after its settlement, and says until then that it cannot yet', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    await give(paymentUrl, 'lunas');
    const refund = () =>
      provider.refund({ attemptId: asked.attemptId, refundId: 'R-1', amountRupiah: 54_000, reason: 'Jadwal berubah' });
    await expect(refund()).rejects.toThrow(ProviderUnavailable);
    await fetch(`${server.url}/simulator/${asked.attemptId}`, {
      method: 'POST',
      body: new URLSearchParams({ status: 'settlement' }),
      redirect: 'manual',
    });
    await refund();
    expect((await provider.status(asked.attemptId)).state).toBe('settled');
  });
});
