import { linesOf } from '../fixtures/samePage.ts';
import { expect, origins, test } from '../fixtures/test.ts';

/** A cookie of somebody who is logged in elsewhere: such a visitor's page is drawn by the framework. */
const DRAWN = { cookie: 'suluh-elsewhere-token=x' };

const search = (path: string, words: string) => `${origins.MAIN_ORIGIN}${path}?${new URLSearchParams({ q: words })}`;
const see = async (url: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, { headers: { accept: 'text/html', ...headers } });
  return { status: answer.status, source: answer.headers.get('x-suluh-page'), html: await answer.text() };
};

/** Searches with several pages and with one, mistyped ones, and words that mean something to what they stand in. */
const FOUND: [path: string, words: string][] = [
  ['/search-course', 'batik'],
  ['/search-course', 'untuk'],
  ['/search-course', 'dasar'],
  ['/search-course', 'digital'],
  ['/search-course', 'btik'],
  ['/search-course', '"batik" & \'kain\''],
  ['/search-course', '<b>batik</b>'],
  ['/search-course', 'batik </script><script>alert(1)</script>'],
  ['/search-course', 'batik " onfocus="alert(1)'],
  ['/search-course', 'batik \\u003c \\ %20 &amp; + ? = #'],
  ['/search-course', 'batik é 漢字'],
  ['/myindibiz/search-course', 'usaha'],
  ['/program/janabadra/search-course', 'digital'],
];

test.describe('a search that is filled in @anyScreen', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'the same HTML on every screen'));

  for (const [path, words] of FOUND)
    test(`${path} for ${words} says what the framework draws`, async ({ page }) => {
      await page.goto('/health');
      const [filled, drawn] = await Promise.all([see(search(path, words)), see(search(path, words), DRAWN)]);
      expect([filled.source, drawn.source]).toEqual(['filled', null]);
      expect(await linesOf(page, filled.html)).toEqual(await linesOf(page, drawn.html));
    });

  test('is drawn by the framework where it cannot be filled in', async () => {
    const others = [
      search('/search-course', 'xqzvwk'),
      search('/search-course', 'batik Rp$5'),
      search('/search-course', 'batik\nkain'),
      search('/search-course', ' batik'),
      search('/search-course', `batik ${'x'.repeat(80)}`),
      `${search('/search-course', 'usaha')}&page=2`, // it has a second page: one beyond the last leads to the last
      `${search('/search-course', 'batik')}&sort=2`,
      `${search('/search-course', 'batik')}&q=kopi`,
      `${origins.MAIN_ORIGIN}/search-course`,
      search('/internship-ddb/search-course', 'excel'),
      search('/program/fordigi/search-course', 'digital'), // cards there have a button that lives
    ];
    for (const url of others) expect(await see(url), url).toMatchObject({ status: 200, source: null });
    expect(await see(`${search('/search-course', 'batik')}&utm_source=wa`)).toMatchObject({ source: 'filled' });
  });

  test('holds the words of nobody else', async () => {
    const asked = Array.from({ length: 40 }, (_, at) => `batik rahasia${at}q`);
    const pages = await Promise.all(asked.map((words) => see(search('/search-course', words))));
    for (const [at, { html, source }] of pages.entries()) {
      expect(source).toBe('filled');
      expect(new Set(html.match(/rahasia\d+q/g))).toEqual(new Set([`rahasia${at}q`]));
    }
    expect((await see(search('/search-course', 'batik'))).html).not.toContain('rahasia');
  });

  test('carries another number for its script each time, and no sign of ours', async () => {
    const url = search('/search-course', 'batik');
    const policies = await Promise.all([fetch(url), fetch(url)]);
    const [one, other] = policies.map(({ headers }) => headers.get('content-security-policy'));
    expect(one).toMatch(/script-src 'self' (?:'sha256-[^']+' )+'nonce-[^']+'$/);
    expect(one).not.toBe(other);
    expect(policies[0]!.headers.get('cache-control')).toContain('no-store');
    expect((await see(url)).html).not.toMatch(/Y[\da-f]{12}[TPMIN]|~[\da-f]{18}\./);
  });
});

test('a search that is filled in comes to life without a complaint and leads on @anyScreen', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the column of a desktop');
  const complaints: string[] = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  const answer = await page.goto('/search-course?q=untuk', { waitUntil: 'networkidle' });
  expect(answer?.headers()['x-suluh-page']).toBe('filled');
  const titles = () => page.getByRole('group', { name: 'Daftar kursus' }).getByRole('heading').allTextContents();
  const found = await titles();
  expect(found.length).toBe(10);
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /Tambah ke Wishlist|Wishlist/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSame: true }));

  const filters = page.getByRole('complementary', { name: 'Filter' });
  await filters.getByRole('checkbox', { name: 'Online' }).first().check();
  await expect(page).toHaveURL(/q=untuk&courseType/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('untuk');
  await page.goBack();
  await expect(page).toHaveURL(/\?q=untuk$/);
  await expect.poll(titles).toEqual(found);

  await page.getByRole('navigation', { name: 'Halaman' }).getByRole('link', { name: 'Halaman 2', exact: true }).click();
  await expect(page).toHaveURL(/q=untuk&page=2/);
  await expect.poll(titles).not.toEqual(found);
  await expect(page.getByRole('group', { name: 'Daftar kursus' })).toHaveCount(1);

  await page.getByRole('search').first().getByRole('combobox').fill('batik');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('batik');
  const softly = await titles();
  expect(await page.evaluate(() => 'isSame' in window), 'no page was loaded').toBe(true);
  await page.reload({ waitUntil: 'networkidle' });
  expect(await titles()).toEqual(softly);
  expect(complaints).toEqual([]);
});
