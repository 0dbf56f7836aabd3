import { expect, type Locator, type Page } from '@playwright/test';
import { CoursePage } from './course.ts';
import { ListingPage } from './listing.ts';

/** What every page of a site has: header, search, account menu, messages. */
export class Site {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/'): Promise<this> {
    await this.page.goto(path);
    return this;
  }

  get isPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  async search(words: string): Promise<ListingPage> {
    const box = this.page.getByRole('banner').getByRole('combobox', { name: 'Cari' }).filter({ visible: true });
    await box.fill(words);
    await box.press('Enter');
    await expect(this.page).toHaveURL(/\/search-course\?q=/);
    return new ListingPage(this.page);
  }

  /** Suggestions that stand below the search box after typing. */
  async suggestionsFor(words: string): Promise<Locator> {
    const box = this.page.getByRole('banner').getByRole('combobox', { name: 'Cari' }).filter({ visible: true });
    await box.click();
    await box.pressSequentially(words, { delay: 20 });
    return this.page.getByRole('option');
  }

  async openCourse(title: string | RegExp): Promise<CoursePage> {
    await this.page.getByRole('link', { name: title }).first().click();
    const course = new CoursePage(this.page);
    await course.isShown();
    return course;
  }

  async logOut(): Promise<void> {
    if (this.isPhone) {
      await this.page.getByRole('button', { name: 'Buka menu' }).click();
      await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Keluar' }).click();
    } else {
      await this.page.getByRole('button', { name: /^Menu akun/ }).click();
      await this.page.getByRole('banner').getByRole('button', { name: 'Keluar' }).click();
    }
    const dialog = this.page.getByRole('dialog', { name: /^Keluar dari akun/ });
    await expect(dialog).toContainText('Kamu yakin mau keluar dari akun ini?');
    await dialog.getByRole('button', { name: 'Keluar' }).click();
  }

  /** 'Minat Pelatihan' of the account menu, which opens a dialog. */
  async openInterests(): Promise<Locator> {
    if (this.isPhone) {
      await this.page.getByRole('button', { name: 'Buka menu' }).click();
      await this.page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Minat Pelatihan' }).click();
    } else {
      await this.page.getByRole('button', { name: /^Menu akun/ }).click();
      await this.page.getByRole('banner').getByRole('button', { name: 'Minat Pelatihan' }).click();
    }
    const dialog = this.page.getByRole('dialog', { name: 'Apa minat pelatihan mu?' });
    await expect(dialog).toBeVisible();
    return dialog;
  }

  /** The visitor's half of the header: 'Masuk' for the anonymous. On a phone it stands in the drawer. */
  async isAnonymous(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-session', 'out');
  }

  async isLoggedIn(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-session', 'in');
  }

  message(text: string): Locator {
    return this.page.getByRole('status').getByText(text);
  }
}
