import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { signInToOffice } from '../fixtures/office.ts';
import { newcomer, PASSWORD } from '../fixtures/people.ts';
import { expect, origins, test } from '../fixtures/test.ts';

const { MAIN_ORIGIN, BACK_OFFICE_ORIGIN } = origins;
const VACANCY = 'staf-administrasi-gudang-pt-lumbung-sejahtera';
/** A PDF a little below 5 MB. */
const CV = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5_200_000, '%PDF-1.7\n%%EOF\n') };

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('a friend registers with a code, wrong at first, and both see it', async ({ page, browser }) => {
      const inviter = await browser.newContext({ baseURL: MAIN_ORIGIN, javaScriptEnabled });
      await loggedInNewcomer(inviter, MAIN_ORIGIN);
      const theirs = await inviter.newPage();
      await theirs.goto('/referral-code');
      await expect(theirs.getByText('Belum ada teman yang bergabung')).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(theirs);
      const link = await theirs.getByRole('link', { name: 'Bagikan' }).getAttribute('href');
      const url = new URL(/https?:\/\/\S+$/.exec(new URL(link!).searchParams.get('text')!)![0]);
      expect(url.searchParams.get('referral')).toMatch(/^[A-Z]+-[A-Z2-9]{4}$/);

      const friend = newcomer();
      const fill = async () => {
        await page.getByLabel('Nama lengkap').fill(friend.fullname);
        await page.getByLabel('Email').fill(friend.email);
        await page.getByLabel('Nomor ponsel').fill('81234567890');
        await page.getByLabel('Kata sandi', { exact: false }).first().fill(PASSWORD);
        await page.getByLabel('Ulangi kata sandi').fill(PASSWORD);
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Daftar', exact: true }).click();
      };
      await page.goto('/auth/register?referral=SALAH-0000');
      await expect(page.getByLabel('Kode referral')).toHaveValue('SALAH-0000');
      await fill();
      await expect(page.getByText('Kode referral tidak ditemukan')).toBeVisible();
      await page.goto(`${url.pathname}${url.search}`);
      await fill();
      await expect(page).toHaveURL(`${MAIN_ORIGIN}/`);
      await page.goto('/referral-code/promo');
      const promo = page
        .getByRole('link')
        .filter({ hasText: /HALO/ })
        .or(page.getByRole('link', { name: /Hemat Rp25\.000 dari temanmu/ }));
      await expect(page.getByText('Hemat Rp25.000 dari temanmu')).toBeVisible();
      await page.goto((await promo.first().getAttribute('href'))!);
      await expect(page.getByRole('heading', { level: 1, name: 'Hemat Rp25.000 dari temanmu' })).toBeVisible();

      await theirs.reload();
      await expect(theirs.getByRole('row').filter({ hasText: 'Baru mendaftar' })).toBeVisible();
      await expectFitsPhones(theirs);
      await inviter.close();
    });

    test('a vacancy is applied for after a wrong file, and staff answer', async ({
      page,
      context,
      browser,
      request,
    }) => {
      const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
      await page.goto(`/job-vacancies/${VACANCY}`);
      await page.getByRole('link', { name: 'Lamar Sekarang' }).click();
      const send = page.getByRole('button', { name: 'Kirim Lamaran' });
      const file = page.locator('input[type=file]');
      await expectFitsPhones(page);
      await file.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('bukan PDF') });
      await send.click();
      await expect(page.getByText('CV harus berupa PDF.')).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await file.setInputFiles(CV);
      await send.click();
      await expect(page.getByText('Terkirim, menunggu jawaban perusahaan')).toBeVisible();
      await expectFitsPhones(page);
      if (!javaScriptEnabled) return;

      const staff = await browser.newContext();
      const office = await staff.newPage();
      await signInToOffice(office, 'dewi');
      await office.goto(`${BACK_OFFICE_ORIGIN}/inbox`);
      const item = office.getByRole('listitem').filter({ hasText: email });
      await item.getByLabel(/^Jawaban untuk/).fill('Datang Senin pukul 09.00.');
      await expectAxeFindsNothing(office);
      await item.getByRole('button', { name: 'Undang' }).click();
      await expect(item).toHaveCount(0);
      await staff.close();
      await page.reload();
      await expect(page.getByText('Diundang')).toBeVisible();
      await expect(page.getByText('Datang Senin pukul 09.00.')).toBeVisible();
      await mailTo(request, email, 'Lamaranmu Diterima');
    });
  });
}

test('what was looked for is offered again, until it is forgotten', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await page.goto('/search-course?q=batik');
  await page.goto('/search-course?q=kopi');
  const history = page.getByRole('region', { name: 'Pencarian terakhir' });
  await expect(history.getByRole('link')).toHaveText(['batik']);
  await expectAxeFindsNothing(page);
  await history.getByRole('button', { name: 'Hapus riwayat' }).click();
  await expect(page).toHaveURL(/q=kopi/);
  await expect(history).toHaveCount(0);
});

test('an article leads on to another, and the list to each kind', async ({ page }) => {
  await page.goto('/blog/news');
  await page.getByRole('link', { name: 'Artikel', exact: true }).click();
  await page.getByRole('link', { name: /Belajar dengan kuota tipis/i }).click();
  await expect(page).toHaveURL(/\/blog\/event\/belajar-dengan-kuota-tipis$/);
  await expect(page.getByRole('heading', { name: 'Baca juga' })).toBeVisible();
  await expectAxeFindsNothing(page);
  await page.getByRole('link', { name: /^Selanjutnya: / }).click();
  await expect(page).toHaveURL(/\/blog\/event\/(?!belajar-dengan-kuota-tipis)[a-z-]+$/);
  await page.goto('/blog/news?jenis=acara');
  await page.getByRole('link', { name: 'Pameran karya peserta kelas tatap muka' }).click();
  await expect(page).toHaveURL(/\/blog\/event\/pameran-karya-peserta$/);
  await expect(page.getByText(/09\.00 – 15\.00 WIB · Sanggar Canting Ayu, Yogyakarta/)).toBeVisible();
  await expectAxeFindsNothing(page);
});
