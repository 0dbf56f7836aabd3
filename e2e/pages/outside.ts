import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { origins } from '../fixtures/test.ts';

/** The payment sandbox, where a person pays with made-up money. */
export class PaymentSandbox {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The bill of a virtual account number. */
  async bill(number: string): Promise<this> {
    await this.page.goto(origins.SANDBOX_ORIGIN);
    await this.page.getByLabel('Nomor virtual account atau nomor pesanan').fill(number);
    await this.page.getByRole('button', { name: 'Cari tagihan' }).click();
    await this.page.getByRole('link', { name: number }).click();
    return this;
  }

  async pay(): Promise<void> {
    await this.page.getByRole('button', { name: 'Bayar sekarang' }).click();
    await expect(this.page.getByRole('status')).toContainText('Sudah dibayar');
  }

  async fail(): Promise<void> {
    await this.page.getByRole('button', { name: 'Gagalkan pembayaran' }).click();
    await expect(this.page.getByRole('status')).toContainText('Gagal');
  }

  /** A bill that was withdrawn: it says so once the shop has told, and there is nothing to press. */
  async cannotBePaid(): Promise<void> {
    await expect(async () => {
      await this.page.reload();
      await expect(this.page.getByRole('status')).toHaveText('Dibatalkan', { timeout: 1000 });
    }).toPass({ timeout: 20_000 });
    await expect(this.page.getByRole('button')).toHaveCount(0);
  }
}

/** The page of the payment sandbox on which the owner of a wallet agrees that it is linked. */
export class WalletKeeper {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(wallet: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: `Hubungkan ${wallet} ke Suluh?` })).toBeVisible();
  }

  /** Links it with so much made-up money in it, and returns to the shop. */
  async agree(rupiah: number): Promise<void> {
    await this.page.getByLabel('Saldo mainan (rupiah)').fill(String(rupiah));
    await this.page.getByRole('button', { name: 'Setujui dan hubungkan' }).click();
  }

  async refuse(): Promise<void> {
    await this.page.getByRole('button', { name: 'Tolak' }).click();
  }
}

/** The dashboard of Prakerja, and the other platform that sells by it. */
export class PrakerjaDashboard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Buys a course there. @returns the code to redeem */
  async buy(courseId: number): Promise<string> {
    await this.page.goto(`http://127.0.0.1:${origins.PRAKERJA_PORT}/beli`);
    await this.page.getByLabel('Kode pelatihan').fill(`suluh-${courseId}`);
    await this.page.getByRole('button', { name: 'Beli' }).click();
    return this.page.getByText(/^PRAT\w{8}$/).innerText();
  }

  /** Says whether the face is that of the participant, and returns to the course. */
  async verify(isParticipant: boolean): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Verifikasi kehadiran' })).toBeVisible();
    await this.page.getByRole('button', { name: isParticipant ? 'Wajah cocok' : 'Wajah tidak cocok' }).click();
  }
}

/** Texts of the messages that came to a phone, the last one first. @param phone E.164 */
export async function messagesTo(request: APIRequestContext, phone: string): Promise<string[]> {
  const response = await request.get(`http://127.0.0.1:${origins.SMS_PORT}/ponsel/${encodeURIComponent(phone)}`, {
    headers: { accept: 'application/json' },
  });
  return ((await response.json()) as { body: string }[]).map(({ body }) => body);
}

/** The phone of a Prakerja holder, where one-time codes arrive. */
export class PrakerjaPhone {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(cardNumber: string): Promise<this> {
    await this.page.goto(`http://127.0.0.1:${origins.PRAKERJA_PORT}`);
    await this.page.getByRole('link', { name: cardNumber }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: /^Ponsel/ })).toBeVisible();
    return this;
  }

  async lastCode(): Promise<string> {
    return this.page.getByText(/^\d{4}$/).innerText();
  }

  async lastCodeHasExpired(): Promise<void> {
    await expect(this.page.getByText('Sudah tidak berlaku')).toBeVisible();
  }
}
