import { expect, type Locator, type Page } from '@playwright/test';
import { PaymentMethodPage } from './paymentMethod.ts';
import { PromoPanel } from './promoPanel.ts';
import { Summary } from './summary.ts';

/** The cart, checkout step 1. */
export class CartPage {
  readonly page: Page;
  readonly summary: Summary;

  constructor(page: Page) {
    this.page = page;
    this.summary = new Summary(page);
  }

  /** @param base address of the tenant's pages; the main site without one. */
  async open(base = ''): Promise<this> {
    await this.page.goto(`${base}/cart`);
    await this.isShown();
    return this;
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/cart(\?|$)/);
    await expect(this.page.getByRole('heading', { level: 1, name: /^Keranjang/ })).toBeVisible();
  }

  course(title: string): Locator {
    return this.page.getByRole('main').getByRole('article').filter({ hasText: title });
  }

  /** Chooses one more course of the cart for payment. */
  async alsoChoose(title: string): Promise<void> {
    const choice = this.page.getByRole('checkbox', { name: `Pilih ${title}` });
    await choice.click();
    await expect(choice).toBeChecked();
  }

  async openPromos(): Promise<PromoPanel> {
    await this.page.getByRole('button', { name: 'Makin hemat pakai promo' }).click();
    return new PromoPanel(this.page);
  }

  async choosePayment(): Promise<PaymentMethodPage> {
    await this.page.getByRole('button', { name: 'Pilih Metode Pembayaran' }).filter({ visible: true }).click();
    const methods = new PaymentMethodPage(this.page);
    await methods.isShown();
    return methods;
  }
}
