import { randomUUID } from 'node:crypto';
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
  const give = async (url: string | null, status: 'capture' | 'deny') =>
    (await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ status }), redirect: 'manual' })).headers.get(
      'location',
    );

  it('leads back to the order when it was paid', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    expect(await give(paymentUrl, 'capture')).toBe(
      `${returnUrl}&order_id=${asked.attemptId}&status_code=200&transaction_status=capture`,
    );
  });

  it('that was refused can be tried again on the same page, until that is closed', async () => {
    const [again, closed] = [request(), request()];
    const [open, other] = [await provider.charge(again), await provider.charge(closed)];
    await give(open.paymentUrl, 'deny');
    expect((await provider.status(again.attemptId)).state).toBe('failed');
    await give(open.paymentUrl, 'capture');
    expect((await provider.status(again.attemptId)).state).toBe('settled');
    await give(other.paymentUrl, 'deny');
    expect(await provider.cancel(closed.attemptId, other.reference)).toBe('cancelled');
    await give(other.paymentUrl, 'capture');
    expect((await provider.status(closed.attemptId)).state).toBe('failed');
  });

  it('is voided as a whole on the day it was captured, once however often that is asked for', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    await give(paymentUrl, 'capture');
    const refund = () =>
      provider.refund({ attemptId: asked.attemptId, refundId: 'R-2', amountRupiah: 154_000, reason: 'Salah beli' });
    await refund();
    await refund();
    expect((await provider.status(asked.attemptId)).state).toBe('cancelled');
  });

  it('gives a part back only after its settlement, and says until then that it cannot yet', async () => {
    const asked = request();
    const { paymentUrl } = await provider.charge(asked);
    await give(paymentUrl, 'capture');
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
