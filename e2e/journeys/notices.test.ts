import { loggedInNewcomer } from '../fixtures/account.ts';
import { fillCart } from '../fixtures/shop.ts';
import { AGAIN, closureNotice, expect, origins, plainTest as test } from '../fixtures/test.ts';

const FACES = [
  `${origins.MAIN_ORIGIN}/`,
  `${origins.INTERNSHIP_ORIGIN}/internship-ddb`,
  `${origins.MYINDIBIZ_ORIGIN}/myindibiz`,
  `${origins.PROGRAM_ORIGIN}/program/janabadra`,
];

for (const [index, face] of FACES.entries()) {
  test(
    `the closure notice stands in the page's HTML, opens once in a tab, and leaves the heading in focus: ${new URL(face).pathname}`,
    index ? AGAIN : {},
    async ({ page, context }) => {
      await page.goto(face, { waitUntil: 'commit' });
      await expect(closureNotice(page)).toBeVisible();
      await expect(closureNotice(page)).not.toContainText(/tutup|sudah berakhir/); // the shop sells
      await closureNotice(page).getByRole('button', { name: 'Nanti Saja' }).click();
      await expect(closureNotice(page)).toBeHidden();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();

      await page.reload();
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await expect(closureNotice(page)).toBeHidden();
      const otherTab = await context.newPage();
      await otherTab.goto(face);
      await expect(closureNotice(otherTab)).toBeVisible();
    },
  );
}

test('the closure notice never stands in the way of a checkout @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await fillCart(context, origins.MAIN_ORIGIN, 'excel-untuk-administrasi-kantor');
  await page.goto('/cart');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#closure')).toHaveCount(0);
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the closure notice is a note in the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Layanan Suluh akan berakhir' })).toBeVisible();
    await page.getByRole('link', { name: 'Unduh Sertifikat' }).click();
    await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  });
});
