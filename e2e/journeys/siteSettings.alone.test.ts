import { loggedInNewcomer } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import { closureNotice, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

const FACES = ['/', '/course/excel-untuk-administrasi-kantor', '/internship-ddb', '/myindibiz', '/program/janabadra']
  .map((path) => `${origins.MAIN_ORIGIN}${path}`)
  .concat(
    `${origins.INTERNSHIP_ORIGIN}/internship-ddb`,
    `${origins.MYINDIBIZ_ORIGIN}/myindibiz`,
    `${origins.PROGRAM_ORIGIN}/program/janabadra`,
  );

/** The longest time in which a page may not know of a setting, in milliseconds. */
const FRESH_MS = 5_000;

async function withSetting(key: string, value: object, run: () => Promise<void>): Promise<void> {
  await inDatabase(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [key, JSON.stringify(value)],
  );
  try {
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS));
    await run();
  } finally {
    await inDatabase('delete from setting where key = $1', [key]);
    await new Promise((resolve) => setTimeout(resolve, FRESH_MS));
  }
}

test('while the site is down every page says so with 503, asks to be asked again later, and nothing is sold', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await withSetting('site', { downtime: true }, async () => {
    for (const face of FACES) {
      const answer = await page.goto(face);
      expect(answer?.status(), face).toBe(503);
      expect(answer?.headers(), face).toMatchObject({
        'retry-after': '120',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Banyak Update Menanti!' })).toBeVisible();
    }
    const bought = await context.request.post(`${origins.MAIN_ORIGIN}/api/cart`, {
      data: { courseId: 1 },
      headers: { origin: origins.MAIN_ORIGIN },
    });
    expect(bought.status()).toBe(503);
    expect(await bought.json()).toMatchObject({ status: 'DOWNTIME' });
  });
  expect((await page.goto(FACES[0] ?? ''))?.status()).toBe(200);
});

test('once sales are closed the service has ended: no page sells, certificates stay', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await withSetting('closure', { enabled: true, date: '2025-11-06', salesClosed: true }, async () => {
    await page.goto('/course/seo-untuk-situs-usaha-kecil');
    await expect(closureNotice(page)).toHaveAccessibleName('Layanan Suluh sudah berakhir');
    await closureNotice(page).getByRole('button', { name: 'Nanti Saja' }).click();
    await expect(page.getByText('Penjualan kursus sudah ditutup').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /Beli Sekarang|Tambah ke Keranjang|Daftar Sekarang/ })).toHaveCount(
      0,
    );
    await page.goto(COURSE_PATH);
    await expect(page.getByText('Penjualan kursus sudah ditutup').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pilih dan Beli Jadwal' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Pilih dan Beli Jadwal' })).toHaveCount(0);
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1, name: 'Penjualan kursus sudah ditutup' })).toBeVisible();
    await page.goto('/my-certificate');
    await expect(
      page.getByRole('main').getByText('Layanan Suluh sudah berakhir. Sertifikatmu masih bisa diunduh.'),
    ).toBeVisible();
  });
});
