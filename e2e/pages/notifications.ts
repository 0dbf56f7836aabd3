import { expect, type Locator, type Page } from '@playwright/test';

/** Messages about orders. */
export class NotificationsPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(): Promise<this> {
    await this.page.goto('/notification');
    await expect(this.page.getByRole('heading', { level: 1, name: 'Notifikasi' })).toBeVisible();
    return this;
  }

  message(title: string): Locator {
    return this.page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: this.page.getByRole('link', { name: title, exact: true }) });
  }

  /** The dot of a message that was not read. */
  dot(title: string): Locator {
    return this.message(title).getByText('Belum dibaca');
  }

  /** Opens a message, which marks it read. */
  async read(title: string): Promise<void> {
    const marked = this.page.waitForResponse((response) =>
      /\/notification\/[^/]+\/read$/.test(new URL(response.url()).pathname),
    );
    await this.message(title).getByRole('link', { name: title, exact: true }).click();
    await marked;
  }
}
