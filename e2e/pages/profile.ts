import { expect, type Locator, type Page } from '@playwright/test';
import { styled } from '../fixtures/styled.ts';

/** What a learner enters of themselves. */
export interface ProfileEntries {
  fullname: string;
  phone: string;
  nik: string;
  birthDate: { day: string; month: string; year: string };
  education: string;
  city: string;
}

/** /profile-management of any tenant. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(path = '/profile-management'): Promise<this> {
    await this.page.goto(path);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Profil' })).toBeVisible();
    return this;
  }

  field(name: string): Locator {
    return this.page.getByRole('main').getByLabel(name, { exact: false });
  }

  async enter({ fullname, phone, nik, birthDate, education, city }: ProfileEntries): Promise<void> {
    await this.field('Nama lengkap').fill(fullname);
    await this.field('Nomor ponsel').fill(phone);
    await this.field('NIK').fill(nik);
    const born = this.page.getByRole('group', { name: 'Tanggal lahir' });
    await born.getByRole('combobox', { name: 'Tahun' }).selectOption(birthDate.year);
    await born.getByRole('combobox', { name: 'Bulan' }).selectOption(birthDate.month);
    await born.getByRole('combobox', { name: 'Tanggal' }).selectOption(birthDate.day);
    await this.field('Pendidikan terakhir').selectOption(education);
    await this.field('Kota').fill(city);
  }

  async save(): Promise<void> {
    await this.page.getByRole('main').getByRole('button', { name: 'Simpan' }).click();
  }

  /** The fields as they stand. */
  async holds({ fullname, phone, nik, birthDate, education, city }: ProfileEntries): Promise<void> {
    await expect(this.field('Nama lengkap')).toHaveValue(fullname);
    await expect(this.field('Nomor ponsel')).toHaveValue(phone);
    await expect(this.field('NIK')).toHaveValue(nik);
    const born = this.page.getByRole('group', { name: 'Tanggal lahir' });
    for (const [part, value] of [
      ['Tanggal', birthDate.day],
      ['Bulan', birthDate.month],
      ['Tahun', birthDate.year],
    ] as const) {
      await expect(born.getByRole('combobox', { name: part }).locator('option:checked')).toHaveText(value);
    }
    await expect(this.field('Pendidikan terakhir')).toHaveValue(education);
    await expect(this.field('Kota')).toHaveValue(city);
  }

  get photo(): Locator {
    return this.page.getByRole('main').locator(styled('.profileForm-photo img'));
  }

  /** Opens the photo dialog. */
  async changePhoto(): Promise<Locator> {
    await this.page.getByRole('main').getByRole('button', { name: 'Ubah foto' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Foto Profil' });
    await expect(dialog).toBeVisible();
    return dialog;
  }
}
