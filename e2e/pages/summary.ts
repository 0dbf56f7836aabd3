import { expect, type Page } from '@playwright/test';

/** The sums of a purchase, line by line. */
export class Summary {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  #line(label: string) {
    return this.page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) });
  }

  async says(label: string, amount: string): Promise<void> {
    await expect(this.#line(label).getByRole('definition')).toHaveText(amount);
  }

  async saysNothingOf(label: string): Promise<void> {
    await expect(this.#line(label)).toHaveCount(0);
  }
}
