import { expect, test } from '../fixtures/test.ts';

test.describe('with a keyboard @anyScreen', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the column of a desktop'));

  test('who filters stays where they are', async ({ page }) => {
    await page.goto('/search-course');
    const price = page
      .getByRole('complementary', { name: 'Filter' })
      .getByRole('checkbox', { name: 'Di atas Rp500.000' });
    await price.evaluate((box) => {
      (box as HTMLInputElement).focus({ preventScroll: true }); // else the page scrolls to it smoothly, past what follows
      window.scrollBy({ top: box.getBoundingClientRect().top - 400, behavior: 'instant' });
    });
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', { name: 'Hapus filter Di atas Rp500.000' })).toBeAttached();
    await expect(price).toBeFocused();
    expect(Math.round((await price.boundingBox())?.y ?? 0), 'where it was').toBeGreaterThan(350);
    expect(Math.round((await price.boundingBox())?.y ?? 0), 'where it was').toBeLessThan(450);
    await expect(price).toBeChecked();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/search-course$/);
    await expect(price).toBeFocused();
  });

  test('an age that cannot be is told at the box that was left, and is not applied', async ({ page }) => {
    await page.goto('/search-course?min_age=40');
    const filters = page.getByRole('complementary', { name: 'Filter' });
    await filters.getByLabel('Maksimum').fill('20');
    await page.keyboard.press('Tab');
    await expect(filters.getByText('Kurang dari umur minimal!')).toBeVisible();
    await expect(filters.getByLabel('Maksimum')).toHaveAccessibleDescription('Kurang dari umur minimal!');
    await expect(page).toHaveURL(/\?min_age=40$/);

    await filters.getByLabel('Maksimum').fill('50');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/min_age=40&max_age=50/);
    await expect(filters.getByText('Kurang dari umur minimal!')).toBeHidden();

    await filters.getByLabel('Minimum').fill('60');
    await filters.getByLabel('Minimum').press('Enter');
    await expect(filters.getByText('Melebihi umur maksimal!')).toBeVisible();
    await expect(page).toHaveURL(/min_age=40&max_age=50/);

    for (const wrong of ['-5', 'tua']) {
      await filters.getByLabel('Minimum').fill(wrong);
      await filters.getByLabel('Minimum').press('Enter');
      await expect(filters.getByText('Format harus berupa angka')).toBeVisible();
    }
    await filters.getByLabel('Minimum').fill('');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/\?max_age=50$/);
  });
});

test.describe('on a phone', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'the sheet of a phone'));

  test('the sheet shows the cities once offline is ticked, and says what is wrong with an age', async ({ page }) => {
    await page.goto('/search-course');
    await page.getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const city = sheet.getByRole('checkbox', { name: 'Yogyakarta' });
    await expect(city).toBeHidden();
    await sheet.getByText('Kursus Offline', { exact: true }).click();
    await city.check({ force: true });
    await sheet.getByLabel('Minimum').fill('40');
    await sheet.getByLabel('Maksimum').fill('20');
    await sheet.getByRole('button', { name: /^Tampilkan \d+ kursus$/ }).click();
    await expect(sheet.getByText('Kurang dari umur minimal!')).toBeVisible();
    await sheet.getByLabel('Maksimum').fill('');
    await sheet.getByRole('button', { name: /^Tampilkan \d+ kursus$/ }).click();
    await expect(page.getByRole('link', { name: 'Hapus filter Yogyakarta' })).toBeVisible();
    await expect(page).toHaveURL(/min_age=40/);
  });

  test('the sheet says how many courses are left, and the list grows as its end is neared', async ({ page }) => {
    await page.goto('/search-course');
    await page.getByRole('button', { name: 'Filter' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filter' });
    const apply = sheet.getByRole('button', { name: /^Tampilkan/ });
    const all = Number((await apply.innerText()).replace(/\D/g, ''));
    await sheet.getByText('Kursus Offline', { exact: true }).click();
    await expect(async () => expect(Number((await apply.innerText()).replace(/\D/g, ''))).toBeLessThan(all)).toPass();
    const left = Number((await apply.innerText()).replace(/\D/g, ''));
    await apply.click();
    await expect(page.getByRole('status').filter({ hasText: `${left} kursus` })).toBeVisible();
    const cards = page.getByRole('main').getByRole('article');
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      expect(await cards.count()).toBe(left);
    }).toPass();
    await expect(page.getByText('Semua kursus sudah ditampilkan')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Halaman' })).toBeHidden();
    const far = cards
      .nth(left - 3)
      .getByRole('link')
      .first();
    await far.scrollIntoViewIfNeeded();
    await far.click();
    await expect(page).toHaveURL(/\/course\//);
    await page.goBack();
    await expect(far).toBeInViewport();
  });

  test.describe('before JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('filter and sorting work', async ({ page }) => {
      await page.goto('/search-course');
      await page.getByRole('button', { name: 'Filter' }).click();
      const filters = page.getByRole('complementary', { name: 'Filter' });
      await filters.getByText('Kursus Offline', { exact: true }).click();
      await expect(filters.getByRole('group', { name: 'Lokasi Kelas' }).getByText('Yogyakarta')).toBeVisible();
      await filters.getByRole('button', { name: 'Terapkan' }).click();
      await expect(page.getByRole('link', { name: 'Hapus filter Kursus Offline' })).toBeVisible();

      await page.getByRole('button', { name: 'Urutkan' }).click();
      await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ label: 'Harga Terendah' });
      await page.locator('#sorting').getByRole('button', { name: 'Terapkan' }).click();
      await expect(page).toHaveURL(/sort=2/);
      await expect(page.getByRole('link', { name: 'Hapus filter Kursus Offline' })).toBeVisible();
    });
  });
});
