import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { AGAIN, closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { redeemCode } from '../fixtures/voucher.ts';

const { MAIN_ORIGIN } = origins;
const REDEEMED = 'bahasa-inggris-untuk-layanan-pelanggan-hotel';
const REVIEWED = 'keamanan-digital-untuk-semua';
const WORDS = 'Contohnya dekat dengan pekerjaan sehari-hari';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('a code is refused with its reason, then opens its course, once @anyScreen', async ({ page, context }) => {
      await loggedInNewcomer(context, MAIN_ORIGIN);
      const code = await redeemCode(REDEEMED);
      await page.goto('/redeem-voucher-course');
      await page.getByLabel('Kode redeem').fill('TIDAK-ADA-0000');
      await page.getByRole('button', { name: 'Periksa Kode' }).click();
      await expect(page.getByText('Kode tidak dikenal. Periksa huruf O dan angka 0.')).toBeVisible();
      await page.getByLabel('Kode redeem').fill(code.toLowerCase());
      await page.getByRole('button', { name: 'Periksa Kode' }).click();
      await expect(page.getByText('Kode cocok')).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await page.getByRole('radio').first().check(); // a place on one of its dates
      await page.getByRole('button', { name: 'Tukarkan' }).click();
      await expect(page).toHaveURL(new RegExp(`/my-course/${REDEEMED}`));
      await expect(page.getByText('Voucher berhasil ditukar')).toBeVisible();
      await page.goto(`/redeem-voucher-course?kode=${code}`);
      await expect(page.getByText('Kode sudah pernah dipakai.')).toBeVisible();
    });

    test(
      'an owner writes a review, changes it, and others see it @anyScreen',
      javaScriptEnabled ? {} : AGAIN,
      async ({ page, context, browser }) => {
        const words = `${WORDS}, ${test.info().project.name} ${javaScriptEnabled}`; // beside other forms of this journey
        const { fullname } = await loggedInNewcomer(context, MAIN_ORIGIN);
        await freeOrder(context, MAIN_ORIGIN, REVIEWED);
        await page.goto(`/my-course/${REVIEWED}/ulasan`);
        await page.getByRole('radio', { name: '4 bintang, Puas' }).check({ force: true });
        await page.getByLabel('Ulasanmu').fill(words);
        await page.getByRole('button', { name: 'Kirim ulasan' }).click();
        await expect(page.getByText('Ulasanmu sudah kami terima')).toBeVisible();
        await expect(
          page
            .getByRole('article')
            .filter({ hasText: fullname.split(' ')[0]! })
            .filter({ hasText: words })
            .first(),
        ).toBeVisible();
        if (javaScriptEnabled) await expectAxeFindsNothing(page);
        await page.getByRole('radio', { name: '5 bintang' }).check({ force: true });
        await page.getByRole('button', { name: 'Simpan ulasan' }).click();
        await expect(page.getByText('Ulasanmu sudah kami terima')).toBeVisible();

        const reader = await browser.newContext({ baseURL: MAIN_ORIGIN, javaScriptEnabled });
        await loggedInNewcomer(reader, MAIN_ORIGIN);
        const other = await reader.newPage();
        await closeNotices(other);
        await freeOrder(reader, MAIN_ORIGIN, REVIEWED);
        await other.goto(`/my-course/${REVIEWED}/ulasan`);
        const review = other.getByRole('article').filter({ hasText: words }).first();
        await review.getByRole('button', { name: 'Membantu, 0' }).click();
        await expect(review.getByRole('button', { name: 'Membantu, 1' })).toHaveAttribute('aria-pressed', 'true');
        await review.getByRole('button', { name: 'Laporkan' }).click();
        const reasons = review.getByRole('dialog', { name: 'Laporkan ulasan ini' });
        await reasons.getByRole('radio', { name: 'Iklan atau tautan' }).check();
        await reasons.getByRole('button', { name: 'Laporkan' }).click();
        await expect(other.getByText('Ulasan sudah dilaporkan')).toBeVisible();
        await reader.close();
      },
    );
  });
}
