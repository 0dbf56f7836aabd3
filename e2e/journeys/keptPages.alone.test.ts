import { setTimeout as delay } from 'node:timers/promises';
import { inDatabase } from '../fixtures/database.ts';
import { Gate } from '../fixtures/gate.ts';
import { expect, origins, test } from '../fixtures/test.ts';

/** Within this time everybody sees a change. */
const SHOWN_MS = 2_000;
const COURSE = '/course/seo-untuk-situs-usaha-kecil';
const SLUG = COURSE.replace('/course/', '');

interface Seen {
  status: number;
  source: string | null;
  html: string;
}

async function see(url: string): Promise<Seen> {
  const answer = await fetch(url);
  return { status: answer.status, source: answer.headers.get('x-suluh-page'), html: await answer.text() };
}

/** Names the course anew for a while. */
async function withName(name: string, run: () => Promise<void>): Promise<void> {
  const [old] = await inDatabase<{ fullname: string }>('select fullname from course where slug = $1', [SLUG]);
  await inDatabase('update course set fullname = $1 where slug = $2', [name, SLUG]);
  try {
    await run();
  } finally {
    await inDatabase('update course set fullname = $1 where slug = $2', [old!.fullname, SLUG]);
  }
}

/** A search that finds the course of these journeys by its words. */
const SEARCH = '/search-course?q=usaha+kecil';

test.describe('searches, filled into a page kept by two processes', () => {
  let second: Gate;
  test.beforeAll(async () => {
    second = await Gate.start(3298, 4298);
  });
  test.afterAll(() => second.end());

  test('are one for fifty who come first, each with its own words', async () => {
    const words = Array.from({ length: 50 }, (_, at) => `usaha kecil${at}`);
    const all = await Promise.all(
      words.map((each) => see(`${second.origin}/search-course?q=${encodeURIComponent(each)}`)),
    );
    for (const [at, { status, html }] of all.entries()) {
      expect(status).toBe(200);
      expect(html).toContain(`“${words[at]}”`);
    }
    expect((await see(second.origin + SEARCH)).source).toBe('filled');
  });

  test('show a change of a course, and of what surrounds them, within two seconds on each process', async () => {
    const both = [origins.MAIN_ORIGIN, second.origin];
    for (const origin of both) await see(origin + SEARCH);
    await withName('Usaha Kecil yang Berganti Nama', async () => {
      await delay(SHOWN_MS);
      for (const origin of both) {
        const seen = await see(origin + SEARCH);
        expect(seen.source).toBe('filled');
        expect(seen.html).toContain('Usaha Kecil yang Berganti Nama');
      }
    });
    const [category] = await inDatabase<{ id: number; name: string }>(
      'select id, name from category order by id limit 1',
    );
    await inDatabase('update category set name = $1 where id = $2', ['Kategori yang Berganti', category!.id]);
    try {
      await delay(SHOWN_MS);
      for (const origin of both) expect((await see(origin + SEARCH)).html).toContain('Kategori yang Berganti');
    } finally {
      await inDatabase('update category set name = $1 where id = $2', [category!.name, category!.id]);
    }
  });

  test('say that nothing can be had while the API is away or silent, and are there again after it', async () => {
    const url = second.origin + SEARCH;
    await see(url);
    for (const close of [() => second.shut(), () => second.hang()]) {
      await close();
      const meanwhile = await see(url);
      expect(meanwhile.source).toBeNull();
      expect(meanwhile.html).toContain('Permintaan gagal');
      expect(meanwhile.html).toContain('</footer>');
      await second.shut();
      await second.open();
      await expect.poll(async () => (await see(url)).source, { timeout: 8_000 }).toBe('filled');
      expect((await see(url)).html).not.toContain('Permintaan gagal');
    }
  });
});

test.describe('public pages, kept by two processes', () => {
  let second: Gate;
  test.beforeAll(async () => {
    second = await Gate.start(3297, 4297);
  });
  test.afterAll(() => second.end());

  test('are the same for fifty who come first, and kept from then on', async () => {
    const url = `${second.origin}/category/bisnis-manajemen?sort=3`;
    const all = await Promise.all(Array.from({ length: 50 }, () => see(url)));
    expect(new Set(all.map(({ html }) => html)).size).toBe(1);
    await expect.poll(async () => (await see(url)).source).toBe('kept');
  });

  test('show a change to everybody within two seconds, on each process', async () => {
    const both = [origins.MAIN_ORIGIN, second.origin];
    for (const origin of both) await see(origin + COURSE);
    await withName('Nama Baru untuk Semua', async () => {
      await delay(SHOWN_MS);
      for (const origin of both) expect((await see(origin + COURSE)).html).toContain('Nama Baru untuk Semua');
    });
  });

  test('stay good while the API is away, tell who comes first what is wrong, and catch up with what was missed', async () => {
    const url = second.origin + COURSE;
    await see(url);
    await second.shut();
    let isShut = true;
    try {
      await withName('Berubah Selagi Pergi', async () => {
        await delay(SHOWN_MS);
        const meanwhile = await see(url);
        expect(meanwhile).toMatchObject({ status: 200, source: 'kept' });
        expect(meanwhile.html).not.toContain('Permintaan gagal');
        expect((await see(`${second.origin}/collection-course?page=4`)).html).toContain('Permintaan gagal');
        await second.open();
        isShut = false;
        await expect.poll(async () => (await see(url)).html, { timeout: 8_000 }).toContain('Berubah Selagi Pergi');
        await expect
          .poll(async () => (await see(`${second.origin}/collection-course?page=4`)).html, { timeout: 8_000 })
          .not.toContain('Permintaan gagal');
      });
    } finally {
      if (isShut) await second.open();
    }
  });

  test('are not pushed out by asking for many that are not there', async () => {
    const url = second.origin + COURSE;
    await see(url);
    for (let i = 0; i < 40; i += 1)
      await Promise.all(Array.from({ length: 5 }, (_, k) => see(`${second.origin}/job-vacancies/tidak-ada-${i}-${k}`)));
    expect((await see(url)).source, 'a page that was pushed out is rendered anew').not.toBe('rendered');
  });
});

for (const path of ['/', '/collection-course', COURSE, SEARCH, '/job-vacancies', '/myindibiz', '/program/janabadra'])
  test(`${path} runs its own scripts under its policy and no others`, async ({ page }) => {
    const violations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) violations.push(message.text());
    });
    await page.goto(path);
    const answer = await page.reload({ waitUntil: 'networkidle' });
    expect(answer?.headers()['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    await expect(page.getByRole('navigation').first()).toBeVisible();
    expect(violations).toEqual([]);
  });
