import { expect, type Locator, type Page } from '@playwright/test';

/** The page of one course. */
export class CoursePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(slug: string): Promise<this> {
    await this.page.goto(`/course/${slug}`);
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
}
