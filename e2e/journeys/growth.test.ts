import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { newcomer } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('a business reads the offer, is refused once, and asks for training @anyScreen', async ({ page, request }) => {
      const { email } = newcomer();
      await page.goto('/enterprise');
      await expect(page.getByRole('heading', { level: 1, name: 'Latih timmu, lihat hasilnya' })).toBeVisible();
      await expect(page.getByText('Hotel Segara Biru').first()).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Armada' })).toBeVisible();
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

    test('who wants to become a partner applies, is refused once, and adds a paper @anyScreen', async ({
      page,
      context,
      request,
    }) => {
      const { email } = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
      await page.goto('/');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Jadi Mitra' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pilih Jenis Kemitraan' })).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByRole('link', { name: 'Lanjutkan Mitra Individual' }).click();
      await page.getByLabel('Nama pemateri atau lembaga').fill('Sari Batik');
      await page.getByLabel('Nomor ponsel').fill('81234567890');
      await page.getByLabel('Alamat situs atau profil').fill('https://sari.example');
      await page.getByLabel('Bidang pelatihan').fill('Batik');
      await page.getByLabel('Ceritakan pelatihanmu').fill('Mengajar batik');
      await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
      await expect(page.getByText('masukan minimal 3 kata')).toBeVisible();
      await expect(page.getByLabel('Alamat situs atau profil')).toHaveValue('https://sari.example');
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByLabel('Ceritakan pelatihanmu').fill('Mengajar membatik tulis di Lasem');
      await page.getByRole('button', { name: 'Kirim Pengajuan' }).click();
      await expect(page.getByText('Pengajuanmu sudah kami terima')).toBeVisible();
      await mailTo(request, email, 'atas nama Sari Batik sudah kami terima');
      const file = page.getByLabel('Gambar kegiatan atau profil lembaga');
      await expectFitsPhones(page);
      await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('teks') });
      await page.getByRole('button', { name: 'Unggah File' }).click();
      await expect(page.getByText(/File harus berupa JPG|Jenis file|tidak didukung|bukan/).first()).toBeVisible();
      await file.setInputFiles({
        name: 'profil.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7 isi'),
      });
      await page.getByRole('button', { name: 'Unggah File' }).click();
      await expect(page.getByText('0 gambar, 1 dokumen PDF')).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
    });
  });
}
