import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { newcomer } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a business reads the offer, is refused once, and asks for training @anyScreen', async ({ page, request }) => {
      const { email } = newcomer();
      await page.goto('/enterprise');
      await expect(page.getByRole('heading', { level: 1, name: 'Latih timmu, lihat hasilnya' })).toBeVisible();
      await expect(page.getByText('Hotel Segara Biru')).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByLabel('Nama', { exact: false }).first().fill('Ratih Kusuma');
      await page.getByLabel('Perusahaan').fill('PT Lumbung Sejahtera');
      await page.getByLabel('Email kantor').fill(email);
      await page.getByLabel('Nomor telepon').fill('081234567');
      await page.getByLabel('Jumlah peserta').selectOption({ label: 'Sampai 20 orang' });
      await page.getByLabel('Yang ingin dicapai').fill('Kasir bisa bahasa Inggris');
      await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
      await expect(page.getByText('Nomor yang dimasukkan harus diawali 62')).toBeVisible();
      await expect(page.getByLabel('Perusahaan')).toHaveValue('PT Lumbung Sejahtera');
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByLabel('Nomor telepon').fill('6281234567');
      await page.getByRole('button', { name: 'Kirim Permintaan' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Permintaanmu sudah kami terima' })).toBeVisible();
      await mailTo(request, email, 'Permintaan penawaranmu sudah kami terima');
    });
  });
}
