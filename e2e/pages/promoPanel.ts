import { expect, type Locator, type Page } from '@playwright/test';

/** The promos to choose from: a dialog on a desktop, a sheet on a phone. */
export class PromoPanel {
  readonly #dialog: Locator;

  constructor(page: Page) {
    this.#dialog = page.getByRole('dialog', { name: 'Promo' });
  }

  async use(code: string, saving: string): Promise<void> {
    await this.#dialog.getByRole('radio', { name: new RegExp(code) }).check();
    await expect(this.#dialog.getByText('Kamu hemat')).toBeVisible();
    await expect(this.#dialog.getByText(saving, { exact: true })).toBeVisible();
    await this.#dialog.getByRole('button', { name: 'Gunakan Promo' }).click();
    await expect(this.#dialog).toBeHidden();
  }
}
