import { expect, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';

const TABS = { waiting: 'Menunggu', finished: 'Selesai', failed: 'Gagal' } as const;

/** 'Riwayat Transaksi' in its three tabs. */
export class HistoryPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param base address of the tenant's pages; the main site without one. */
  async open(tab: keyof typeof TABS, base = ''): Promise<this> {
    await this.page.goto(`${base}/transaction-history/${tab}`);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Riwayat Transaksi' })).toBeVisible();
    await expect(this.page.getByRole('link', { name: TABS[tab], exact: true })).toHaveAttribute('aria-current', 'true');
    return this;
  }

  get transactions(): Locator {
    return this.page.getByRole('main').getByRole('article');
  }

  transaction(course: string): Locator {
    return this.transactions.filter({ hasText: course });
  }

  get isEmpty(): Locator {
    return this.page.getByText('Belum Ada Transaksi');
  }

  /** 'Batalkan', and the answer to its question. */
  async cancel(course: string): Promise<void> {
    await this.transaction(course).getByRole('button', { name: 'Batalkan' }).click();
    const question = this.page.getByRole('dialog', { name: 'Batalkan transaksi ini?' });
    await expect(question).toContainText('Kursus di transaksi ini tidak jadi dibeli.');
    await question.getByRole('button', { name: 'Ya, Batalkan' }).click();
    await expect(this.page.getByRole('status').getByText('Transaksi berhasil dibatalkan')).toBeVisible();
  }

  /** The bytes of the invoice as the browser keeps them. */
  async downloadInvoice(course: string): Promise<Buffer> {
    const downloading = this.page.waitForEvent('download');
    await this.transaction(course).getByRole('link', { name: 'Unduh Faktur' }).click();
    return readFile(await (await downloading).path());
  }

  /** What stands behind the info sign of a transaction. */
  async reason(course: string): Promise<Locator> {
    await this.transaction(course).getByRole('button', { name: 'Info' }).click();
    return this.transaction(course).getByRole('note');
  }
}
