import { expect, type Locator, type Page } from '@playwright/test';
import { CartPage } from './cart.ts';

/** The page of one course. */
export class CoursePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param base address of the tenant's pages; the main site without one. */
  async open(slug: string, base = ''): Promise<this> {
    await this.page.goto(`${base}/course/${slug}`);
    await this.isShown();
    return this;
  }

  async isShown(): Promise<void> {
    await expect(this.page).toHaveURL(/\/course\//);
    await expect(this.page.getByRole('heading', { name: 'Yang akan kamu pelajari' })).toBeVisible();
  }

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Heart of the buy box, or of the bar below on a phone. */
  heart(name: 'Tambah ke Wishlist' | 'Hapus dari Wishlist'): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true });
  }

  async pressAction(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
  }

  /** Puts the course into the cart and stays. */
  async addToCart(): Promise<void> {
    await this.pressAction('Tambah ke Keranjang');
    await expect(this.page.getByRole('status').getByText('Kursus masuk ke keranjang')).toBeVisible();
  }

  async buy(): Promise<CartPage> {
    await this.pressAction('Beli Sekarang');
    return this.#cart();
  }

  /** Buys the one date the course has. */
  async buySchedule(): Promise<CartPage> {
    await this.pressAction('Pilih dan Beli Jadwal');
    await this.page
      .getByRole('dialog', { name: 'Konfirmasi Kursus' })
      .getByRole('button', { name: 'Pilih Kursus' })
      .click();
    return this.#cart();
  }

  async #cart(): Promise<CartPage> {
    const cart = new CartPage(this.page);
    await cart.isShown();
    return cart;
  }
}
