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

for (const path of ['/', '/collection-course', COURSE, '/job-vacancies', '/myindibiz', '/program/janabadra'])
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
