import { expect, type Locator, type Page } from '@playwright/test';
import { OtpPage } from './otp.ts';
import { WalletKeeper } from './outside.ts';
import { PaymentPage } from './payment.ts';
import { Summary } from './summary.ts';

/** The ways to pay and the confirmation, checkout steps 2 and 3. */
export class PaymentMethodPage {
  readonly page: Page;
  readonly summary: Summary;

  constructor(page: Page) {
    this.page = page;
    this.summary = new Summary(page);
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/payment-method\?/);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Metode Pembayaran' })).toBeVisible();
  }

  method(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(name) });
  }

  async choose(method: string): Promise<void> {
    await this.method(method).check();
    await expect(this.page).toHaveURL(/[?&]method=/);
  }

  /** Begins to link a wallet, which leads to whoever keeps it. */
  async link(wallet: string): Promise<WalletKeeper> {
    await this.page.getByRole('button', { name: `Hubungkan ${wallet}` }).click();
    const keeper = new WalletKeeper(this.page);
    await keeper.isShown(wallet);
    return keeper;
  }

  /** Unlinks a wallet, which can then be linked again. */
  async unlink(wallet: string): Promise<void> {
    await this.page.getByRole('button', { name: `Putuskan ${wallet}` }).click();
    await expect(this.page.getByRole('button', { name: `Hubungkan ${wallet}` })).toBeVisible();
  }

  /** 'Bayar Sekarang' and, for a course with a date, that the date is right. */
  async pay({ hasSchedule = false } = {}): Promise<PaymentConfirmation> {
    await this.page.getByRole('button', { name: 'Bayar Sekarang' }).filter({ visible: true }).click();
    const confirmation = new PaymentConfirmation(this.page, hasSchedule);
    await confirmation.isShown();
    return confirmation;
  }
}

/** What is about to be bought, a last time. */
export class PaymentConfirmation {
  readonly page: Page;
  readonly dialog: Locator;
  /** It asks whether the dates are right, too. */
  readonly hasSchedule: boolean;

  constructor(page: Page, hasSchedule = false) {
    this.page = page;
    this.hasSchedule = hasSchedule;
    this.dialog = page.getByRole('dialog', { name: 'Konfirmasi Pembayaran' });
  }

  async isShown(): Promise<void> {
    await expect(this.dialog).toBeVisible();
    if (this.hasSchedule) await expect(this.dialog).toContainText('Jadwalnya sudah sesuai?');
  }

  /** Confirms, whatever comes of it. */
  async tryToConfirm(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.hasSchedule ? 'Konfirmasi' : 'Bayar Sekarang' }).click();
  }

  async confirm(): Promise<PaymentPage> {
    await this.tryToConfirm();
    const payment = new PaymentPage(this.page);
    await payment.isShown();
    return payment;
  }

  /** Confirms a payment by Prakerja, which goes on with its code. */
  async confirmPrakerja(): Promise<OtpPage> {
    await this.tryToConfirm();
    const otp = new OtpPage(this.page);
    await otp.isShown();
    return otp;
  }
}
