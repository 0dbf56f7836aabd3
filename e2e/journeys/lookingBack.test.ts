import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

const { MAIN_ORIGIN } = origins;
const FREE_COURSE = 'percaya-diri-berbicara-di-depan-umum';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'before JavaScript @again', () => {
    test.use({ javaScriptEnabled });

    test('who learned looks back on the year, shares it, and takes it back @anyScreen', async ({
      page,
      context,
      browser,
    }) => {
      await loggedInNewcomer(context, MAIN_ORIGIN);
      await page.goto('/learning-recap');
      await expect(page.getByRole('heading', { name: 'Belum ada Learning Recap Untukmu' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Cari Kursus' })).toHaveAttribute(
        'href',
        '/collection-course/pilihan-terbaik',
      );
      await freeOrder(context, MAIN_ORIGIN, FREE_COURSE);
      await page.goto('/profile-management');
      await page.getByRole('link', { name: 'Learning Recap' }).click();
      const picture = page.getByRole('img', { name: /1 kursus diikuti/ });
      await expect(picture).toBeVisible();
      const drawn = await page.request.get((await picture.getAttribute('src'))!);
      expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await expectFitsPhones(page);
      await page.getByRole('button', { name: 'Bagikan' }).click();
      await expect(page.getByRole('button', { name: 'Berhenti Membagikan' })).toBeVisible();
      const address = (await page.getByRole('link', { name: 'Lihat Halamannya' }).getAttribute('href'))!;

      const visitor = await browser.newContext({ baseURL: MAIN_ORIGIN, javaScriptEnabled });
      const theirs = await visitor.newPage();
      await theirs.goto(address);
      await expect(theirs.getByRole('heading', { level: 1, name: /^Learning Recap 20\d\d / })).toBeVisible();
      await expect(theirs.getByRole('img', { name: /1 kursus diikuti/ })).toBeVisible();
      await expect(theirs.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,nofollow');
      expect(await theirs.locator('meta[property="og:image"]').getAttribute('content')).toMatch(
        /\/storage\/recap\/.*png/,
      );
      if (javaScriptEnabled) await expectAxeFindsNothing(theirs);
      await expectFitsPhones(theirs);

      await page.getByRole('button', { name: 'Berhenti Membagikan' }).click();
      await expect(page.getByRole('button', { name: 'Bagikan' })).toBeVisible();
      expect((await theirs.goto(address))!.status()).toBe(404);
      await visitor.close();
    });

    test('vacancies are narrowed, kept and watched, and let go @anyScreen', async ({ page, context }) => {
      await page.goto('/job-vacancies');
      await page.getByLabel('Kota').fill('kota jogja');
      await page.getByRole('main').getByRole('button', { name: 'Cari' }).click();
      const narrowed = page.getByRole('main').getByText('Yogyakarta');
      await expect(narrowed.first()).toBeVisible();
      await expect(page.getByText('Bandung')).toHaveCount(0);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex,follow');
      await page
        .getByRole('navigation', { name: 'Saring lowongan' })
        .getByRole('link', { name: 'Penuh waktu' })
        .click();
      await expect(page).toHaveURL(/kind=/);
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await expectFitsPhones(page);
      const search = new URL(page.url());

      await loggedInNewcomer(context, MAIN_ORIGIN);
      await page.goto(`${search.pathname}${search.search}`);
      await page.getByRole('button', { name: 'Kabari Saya Lowongan Baru' }).click();
      await expect(page.getByRole('link', { name: /kota jogja/ })).toBeVisible();
      await page.goto('/job-vacancies/staf-administrasi-gudang-pt-lumbung-sejahtera');
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expect(page).toHaveURL(`${MAIN_ORIGIN}/lowongan-tersimpan`);
      await expect(page.getByRole('link', { name: 'Staf Administrasi Gudang' })).toBeVisible();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await expectFitsPhones(page);
      await page.getByRole('button', { name: /Hapus dari simpanan/ }).click();
      await expect(page.getByRole('heading', { name: 'Belum Ada Lowongan Tersimpan' })).toBeVisible();
      await page.getByRole('button', { name: /Berhenti memantau/ }).click();
      await expect(page.getByRole('link', { name: /kota jogja/ })).toHaveCount(0);
    });

    test('a learner chooses what to be told, and ends mails by the link of one', async ({ page, context }) => {
      const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
      await page.goto('/personal-data');
      await page.getByRole('link', { name: 'Preferensi Notifikasi' }).click();
      const friend = page.getByRole('group', { name: 'Hadiah ajak teman' });
      await friend.getByRole('checkbox', { name: 'Email' }).uncheck();
      await page.getByRole('button', { name: 'Simpan' }).click();
      await expect(page.getByText('Pilihanmu disimpan.')).toBeVisible();
      await expect(friend.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
      await expect(friend.getByRole('checkbox', { name: 'Di aplikasi' })).toBeChecked();
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await expectFitsPhones(page);

      const [kept] = await inDatabase<{ key: string }>(
        'select key from notification_preference n join user_account u on u.id = n.user_id where u.email = $1',
        [email],
      );
      await context.clearCookies();
      await page.goto(`/notification/berhenti?key=${kept!.key}&kind=learning`);
      if (javaScriptEnabled) await expectAxeFindsNothing(page);
      await expectFitsPhones(page);
      await page.getByRole('button', { name: 'Berhenti Berlangganan' }).click();
      await expect(page.getByText('Email tentang kabar belajar tidak kami kirim lagi')).toBeVisible();
      await page.goto(`/notification/berhenti?key=${kept!.key}&kind=job`);
      await expect(page.getByRole('button', { name: 'Berhenti Berlangganan' })).toBeVisible();
    });
  });
}

test('pages tell search engines what they show', async ({ request }) => {
  const typesOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const scripts = [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)];
    return scripts.flatMap(([, text]) => {
      const data = JSON.parse(text!) as { '@type'?: string; '@graph'?: { '@type': string }[] };
      return data['@graph']?.map((each) => each['@type']) ?? [data['@type']];
    });
  };
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/tentang-kami')).toEqual(['Organization', 'BreadcrumbList']);
  const ofCourse = await typesOf(COURSE_PATH);
  expect([...new Set(ofCourse)]).toEqual(['Course', 'EducationEvent', 'BreadcrumbList']); // one for each class to come
  expect(await typesOf('/collection-course')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf('/job-vacancies')).toEqual(['ItemList', 'BreadcrumbList']);
  expect(await typesOf('/institution-partner')).toEqual(['ItemList', 'BreadcrumbList']);
  expect(await typesOf('/job-vacancies/staf-administrasi-gudang-pt-lumbung-sejahtera')).toEqual([
    'JobPosting',
    'BreadcrumbList',
  ]);
  expect(await typesOf('/blog/event/belajar-dengan-kuota-tipis')).toEqual(['Article', 'BreadcrumbList']);
});
