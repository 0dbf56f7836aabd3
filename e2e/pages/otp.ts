import { expect, type Page } from '@playwright/test';
import { PaymentPage } from './payment.ts';

/** Payment by Prakerja: the card number, then the code that came to the phone. */
export class OtpPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/otp-prakerja\?order=/);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Verifikasi Pembayaran Prakerja' })).toBeVisible();
  }

  get orderId(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  async sendCodeTo(cardNumber: string): Promise<void> {
    await this.page.getByLabel('Nomor Kartu Prakerja').fill(cardNumber);
    await this.page.getByRole('button', { name: 'Kirim Kode OTP' }).click();
    await expect(this.page.getByRole('group', { name: 'Kode OTP' })).toBeVisible();
  }

  async useAnotherCard(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ubah nomor kartu' }).click();
  }

  async isRefused(code: string, message: string): Promise<void> {
    await this.#enter(code);
    await expect(this.page.getByRole('main').getByText(message)).toBeVisible();
  }

  async pay(code: string): Promise<PaymentPage> {
    await this.#enter(code);
    const payment = new PaymentPage(this.page);
    await payment.isPaid();
    return payment;
  }

  async #enter(code: string): Promise<void> {
    await this.page.getByLabel('Angka ke-1').click();
    await this.page.keyboard.type(code);
    await this.page.getByRole('button', { name: 'Bayar Sekarang' }).click();
  }
}
