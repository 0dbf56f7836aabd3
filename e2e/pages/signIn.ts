import { expect, type Page } from '@playwright/test';
import type { Newcomer } from '../fixtures/people.ts';

/** Login and registration of any tenant. */
export class SignIn {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async isShown(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Masuk' })).toBeVisible();
  }

  async logIn(email: string, password: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Kata sandi', { exact: false }).first().fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Masuk' }).click();
  }

  async register({ fullname, email, phone, password }: Newcomer): Promise<void> {
    await this.page.getByRole('main').getByRole('link', { name: 'Daftar' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Daftar' })).toBeVisible();
    await this.page.getByLabel('Nama lengkap').fill(fullname);
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Nomor ponsel').fill(phone);
    await this.page.getByLabel(/^Kata sandi/).fill(password);
    await this.page.getByLabel(/^Ulangi kata sandi/).fill(password);
    await this.page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
    await this.page.getByRole('main').getByRole('button', { name: 'Daftar' }).click();
  }
}
