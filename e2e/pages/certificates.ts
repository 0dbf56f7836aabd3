import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** 'Sertifikat Saya'. */
export class CertificatesPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(): Promise<this> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Sertifikat Saya' })).toBeVisible();
    return this;
  }

  /** @param base address of the tenant's pages; the main site without one. */
  async open(base = ''): Promise<this> {
    await this.page.goto(`${base}/my-certificate`);
    return this.isShown();
  }

  certificate(course: string): Locator {
    return this.page.getByRole('main').getByRole('article').filter({ hasText: course });
  }

  /** The bytes of the file as the browser keeps them, and the name it keeps them under. */
  async download(course: string): Promise<{ bytes: Buffer; name: string }> {
    return this.#fileOf(this.certificate(course).getByRole('link', { name: 'Unduh Sertifikat' }));
  }

  /** 'Unduh Semua'. */
  async downloadAll(): Promise<{ bytes: Buffer; name: string }> {
    return this.#fileOf(this.page.getByRole('link', { name: 'Unduh Semua' }));
  }

  async #fileOf(link: Locator): Promise<{ bytes: Buffer; name: string }> {
    const downloading = this.page.waitForEvent('download');
    await link.click();
    const file = await downloading;
    return { bytes: await readFile(await file.path()), name: file.suggestedFilename() };
  }

  adjustLink(course: string): Locator {
    return this.certificate(course).getByRole('link', { name: /^Sesuaikan nama/ });
  }

  /** Types another name into the dialog and saves it. */
  async adjustName(course: string, name: string): Promise<void> {
    await this.adjustLink(course).click();
    const dialog = this.page.getByRole('dialog', { name: 'Sesuaikan Nama di Sertifikat' });
    await dialog.getByLabel('Nama lengkap').fill(name);
    await dialog.getByRole('button', { name: 'Simpan' }).click();
  }
}

/** 'Cek Sertifikat', open to everybody. */
export class CertificateCheckPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async check(number: string): Promise<void> {
    await this.page.getByLabel('Nomor sertifikat').fill(number);
    await this.page.getByRole('main').getByRole('button', { name: 'Periksa', exact: true }).click();
  }

  /** Chooses a PDF to be compared with those that were handed out. */
  async chooseFile(buffer: Buffer): Promise<void> {
    await this.page
      .getByLabel('Atau pilih berkas PDF sertifikat')
      .setInputFiles({ name: 'sertifikat.pdf', mimeType: 'application/pdf', buffer });
  }

  async isGenuine(...facts: string[]): Promise<void> {
    await expect(this.page.getByText('Sertifikat ini asli')).toBeVisible();
    for (const fact of facts)
      await expect(this.page.getByRole('definition').filter({ hasText: fact }).first()).toBeVisible();
  }
}
