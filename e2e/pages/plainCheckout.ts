import { expect, type Locator, type Page } from '@playwright/test';
import { Summary } from './summary.ts';

/** The checkout as plain pages and forms, before JavaScript. */
export class PlainCheckout {
  readonly page: Page;
  readonly summary: Summary;

  constructor(page: Page) {
    this.page = page;
    this.summary = new Summary(page);
  }

  /** What the page says about what was just sent. */
  get answer(): Locator {
    return this.page.getByRole('main').getByRole('alert').first();
  }

  async usePromo(code: string): Promise<void> {
    await this.page.getByLabel('Kode promo').fill(code);
    await this.page.getByRole('button', { name: 'Gunakan Promo' }).click();
  }

  async choose(method: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(method) }).check();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).click();
  }

  /** Chooses a method and asks for it to be confirmed; the page then has its sums. */
  async review(method: string): Promise<void> {
    await this.choose(method);
    await this.press('Bayar Sekarang');
    await expect(this.answer).toContainText('Konfirmasi Pembayaran');
    await expect(this.answer).toContainText(`Bayar dengan ${method}`);
  }

  /** Posts the order that is on the page so many times at once. @returns where each of them leads */
  async orderAtOnce(times: number): Promise<(string | undefined)[]> {
    const form = this.page.locator('form[action$="/form/order-confirm"]');
    const fields = await form
      .locator('input[type=hidden], input:checked')
      .evaluateAll((inputs) =>
        inputs.map((input) => [(input as HTMLInputElement).name, (input as HTMLInputElement).value] as const),
      );
    const { origin } = new URL(this.page.url());
    const post = () =>
      this.page.request.post(`${origin}/api/form/order-confirm`, {
        form: Object.fromEntries(fields),
        headers: { origin },
        maxRedirects: 0,
      });
    const answers = await Promise.all(Array.from({ length: times }, post));
    return answers.map((answer) => answer.headers().location);
  }
}
