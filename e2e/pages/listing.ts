import { expect, type Locator, type Page } from '@playwright/test';
import { CoursePage } from './course.ts';
import { styled } from '../fixtures/styled.ts';

/** A course listing: results, filter, sorting. */
export class ListingPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get #isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  get courses(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  /** Ticks one option of a filter: at once on a desktop; in the sheet, with its button, on a phone. */
  async filter(group: string, option: string): Promise<void> {
    if (this.#isPhone) {
      await this.page.getByRole('button', { name: /^Filter/ }).click();
      const sheet = this.page.getByRole('dialog', { name: 'Filter' });
      await sheet.getByRole('group', { name: group }).getByText(option, { exact: true }).click();
      await sheet.getByRole('button', { name: /^Tampilkan [\d.]+ kursus$/ }).click();
    } else {
      await this.page
        .getByRole('complementary', { name: 'Filter' })
        .getByRole('group', { name: group })
        .getByText(option, { exact: true })
        .click();
    }
    await expect(this.page.getByRole('link', { name: `Hapus filter ${option}` })).toBeVisible();
  }

  async sortBy(label: string): Promise<void> {
    if (this.#isPhone) {
      await this.page.getByRole('button', { name: 'Urutkan' }).click();
      const sheet = this.page.getByRole('dialog', { name: 'Urutkan' });
      await sheet.getByText(label, { exact: true }).click();
      await sheet.getByRole('button', { name: 'Terapkan' }).click();
    } else {
      await this.page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label });
    }
    await expect(this.page).toHaveURL(/sort=\d/);
  }

  /** Final prices of the cards in rupiah, in order; 'Gratis' is 0. */
  async prices(): Promise<number[]> {
    const texts = await this.courses.locator(styled('.price-now')).allTextContents();
    return texts.map((text) => (text.trim() === 'Gratis' ? 0 : Number(text.replace(/\D/g, ''))));
  }

  async openFirst(): Promise<CoursePage> {
    await this.courses.first().getByRole('link').first().click();
    const course = new CoursePage(this.page);
    await course.isShown();
    return course;
  }
}
