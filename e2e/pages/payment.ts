import { expect, type Locator, type Page } from '@playwright/test';
import { PaymentMethodPage } from './paymentMethod.ts';
import { Summary } from './summary.ts';

/** The page of one payment: how to pay, then how it ended. */
export class PaymentPage {
  readonly page: Page;
  readonly summary: Summary;

  constructor(page: Page) {
    this.page = page;
    this.summary = new Summary(page);
  }

  async open(orderId: string): Promise<this> {
    await this.page.goto(`/payment-process?order=${orderId}`);
    await this.isShown();
    return this;
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/payment-process\?order=/);
    await expect(this.page.getByText('Batas Akhir Pembayaran Sampai').first()).toBeVisible();
  }

  get orderId(): string {
    return new URL(this.page.url()).searchParams.get('order') ?? '';
  }

  /** The virtual account number, as a bank takes it. */
  async number(bank: string): Promise<string> {
    const row = this.page.getByRole('main').getByText(`${bank} Virtual Account`, { exact: true }).locator('..');
    return (await row.innerText()).replace(/\D/g, '');
  }

  /** Waits for the page to say how the payment ended, in the very document that said how to pay. */
  async turnsInto(
    heading: 'Pembayaran Berhasil' | 'Transaksi Tidak Berhasil' | 'Pembayaran BCA Virtual Account gagal',
    happening: () => Promise<unknown>,
  ): Promise<void> {
    await this.page.evaluate(() => Object.assign(document, { isTheSame: true }));
    await happening();
    await expect(this.#heading(heading)).toBeVisible({ timeout: 20_000 });
    expect(await this.page.evaluate(() => 'isTheSame' in document), 'the page was not loaded again').toBe(true);
  }

  async isPaid(): Promise<void> {
    await expect(this.#heading('Pembayaran Berhasil')).toBeVisible();
  }

  /** Asks how the payment stands until it is made: before JavaScript the page does not follow it. */
  async isPaidWhenAsked(): Promise<void> {
    const paid = this.#heading('Pembayaran Berhasil');
    await expect(async () => {
      if (!(await paid.isVisible()))
        await this.page.getByRole('link', { name: 'Cek Status Pembayaran' }).click({ timeout: 2000 });
      await expect(paid).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
  }

  /** Asks for the money back, by the plain form. */
  async askRefund(reason: string): Promise<void> {
    await this.page.getByLabel('Alasan').fill(reason);
    await this.page.getByRole('button', { name: 'Kirim Permintaan' }).click();
  }

  /** Names the account a refund goes to. */
  async nameAccount({ bank, number, holder }: { bank: string; number: string; holder: string }): Promise<void> {
    await this.page.getByLabel('Bank atau dompet digital').selectOption(bank);
    await this.page.getByLabel('Nomor rekening atau ponsel').fill(number);
    await this.page.getByLabel('Nama pemilik').fill(holder);
    await this.page.getByRole('button', { name: 'Simpan Rekening' }).click();
  }

  async changeMethod(): Promise<PaymentMethodPage> {
    await this.page.getByRole('link', { name: 'Ganti Metode' }).click();
    const methods = new PaymentMethodPage(this.page);
    await methods.isShown();
    return methods;
  }

  #heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
}
