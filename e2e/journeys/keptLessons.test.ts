import { loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf } from '../fixtures/answers.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { AGAIN, closeNotices, expect, noticeIsGone, origins, plainTest as test } from '../fixtures/test.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { LearningPages } from '../pages/learning.ts';
import { SignIn } from '../pages/signIn.ts';
import { Site } from '../pages/site.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const SLUG = 'percaya-diri-berbicara-di-depan-umum';

test('a lesson is kept for times without a line, listed, and wiped when its learner leaves @anyScreen', async ({
  page,
  context,
}) => {
  test.slow();
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await closeNotices(page);
  const lessons = await lessonsOf(SLUG);
  const recorded = lessons.find(({ kind }) => kind === 'video')!;
  const other = lessons.find(({ kind }) => kind === 'article')!;
  const learning = new LearningPages(page, SLUG);
  const kept = page.getByText(/^Tersimpan di perangkat ini sampai /);

  await learning.openLesson(recorded);
  await page.getByRole('button', { name: /^Simpan untuk nanti \(±[\d.,]+ [KMG]B\)$/ }).click();
  await expect(kept).toBeVisible({ timeout: 20_000 });
  await expectAxeFindsNothing(page, 'a lesson that is kept');

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: recorded.title })).toBeVisible();
  await expect(kept).toBeVisible();
  const files = await page.evaluate(async () => {
    const video = document.querySelector('video')!;
    const source = video.querySelector('source')!.src;
    const part = await fetch(source, { headers: { range: 'bytes=10-19' } });
    const captions = await fetch(video.querySelector('track')!.src);
    return [part.status, (await part.arrayBuffer()).byteLength, (await captions.text()).slice(0, 6)];
  });
  expect(files).toEqual([206, 10, 'WEBVTT']);

  await page.getByLabel('Tulis catatan').first().scrollIntoViewIfNeeded();
  await page.goto(`/my-course/${SLUG}/materi/${other.id}`); // not kept: leads to those that are
  await expect(page).toHaveURL(/\/my-course\/tersimpan$/);
  await expect(page.getByRole('main').getByText('1 materi, ', { exact: false })).toBeVisible();
  await expectFitsPhones(page);
  await page.getByRole('link', { name: recorded.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: recorded.title })).toBeVisible();
  await context.setOffline(false);

  await learning.openLesson(other);
  await page.getByRole('button', { name: /^Simpan untuk nanti/ }).click();
  await expect(kept).toBeVisible({ timeout: 20_000 });
  await page.getByRole('link', { name: 'Lihat yang tersimpan' }).click();
  await noticeIsGone(page);
  await expectAxeFindsNothing(page, 'lessons kept on the device');
  await page.getByRole('button', { name: `Hapus ${other.title} dari perangkat` }).click();
  await expect(page.getByRole('link', { name: other.title })).toHaveCount(0);
  await expect(page.getByRole('link', { name: recorded.title })).toBeVisible();

  const site = new Site(page);
  await site.logOut();
  await site.isAnonymous();
  await expect.poll(() => page.evaluate(() => caches.has('suluh-lessons'))).toBe(false);
});

test('a lesson that was not kept says so without a line, and leads to what is kept @anyScreen', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await closeNotices(page);
  const read = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'article')!;
  await new LearningPages(page, SLUG).openLesson(read);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('suluh-files')).match('/_ui/away')) !== undefined))
    .toBe(true);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman ini belum tersimpan' })).toBeVisible();
  await page.goto('/my-course'); // the list of one's courses is not kept either
  await expect(page.getByRole('heading', { level: 1, name: 'Halaman ini belum tersimpan' })).toBeVisible();
  await expectAxeFindsNothing(page, 'a page that is not kept');
  await expectFitsPhones(page);
  await page.getByRole('link', { name: 'Lihat yang tersimpan' }).click();
  await expect(page.getByText('Belum ada materi tersimpan')).toBeVisible();
  await context.setOffline(false);
});

test('what is seen without a line arrives when it is back, and its data is told', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await closeNotices(page);
  const recorded = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'video')!;
  const learning = new LearningPages(page, SLUG);
  await learning.openLesson(recorded);
  await page.getByRole('button', { name: /^Simpan untuk nanti/ }).click();
  await expect(page.getByText(/^Tersimpan di perangkat ini sampai /)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(/^Tersimpan di perangkat ini sampai /)).toBeVisible(); // the islands are awake
  await page.evaluate(async () => {
    const video = document.querySelector('video')!; // what plays here has no picture codec: it tells what one that plays tells
    let seconds = 0;
    Object.defineProperty(video, 'currentTime', {
      get: () => seconds,
      set: (to: number) => {
        seconds = to;
      },
    });
    video.dispatchEvent(new Event('playing'));
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    seconds = 4;
    video.dispatchEvent(new Event('timeupdate'));
    video.dispatchEvent(new Event('pause'));
  });
  await expect(page.getByText(/laporan menunggu sinyal/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/laporan menunggu sinyal/)).toHaveCount(0, { timeout: 20_000 });
  await learning.openLesson(recorded);
  const answer = await page.request.get(`/api/my-course/${SLUG}/lesson/${recorded.id}`);
  const { data } = (await answer.json()) as { data: { watched: { from: number; to: number }[] } };
  expect(data.watched).toEqual([{ from: 0, to: 4 }]);
  await expect(page.getByText(/^Kuota terpakai di kursus ini ±/)).toBeVisible();
});

test('what cannot be kept says why, and leaves nothing behind', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await closeNotices(page);
  const recorded = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'video')!;
  const quiz = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'quiz')!;
  const learning = new LearningPages(page, SLUG);
  const keep = page.getByRole('button', { name: /^Simpan untuk nanti/ });
  await learning.openLesson(quiz);
  await expect(page.getByRole('heading', { name: 'Catatanku' })).toBeVisible();
  await expect(keep).toHaveCount(0); // lives at the API alone

  await learning.openLesson(recorded);
  await expect(keep).toBeVisible();
  await context.setOffline(true);
  await keep.click();
  await expect(page.getByText('Belum tersimpan. Periksa sinyalmu, lalu coba lagi.')).toBeVisible();
  await context.setOffline(false);
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 10, usage: 9 });
  });
  await keep.click();
  await expect(page.getByText('Ruang di perangkat ini tidak cukup. Hapus yang lain dulu.')).toBeVisible();
  await page.goto('/my-course/tersimpan');
  await expect(page.getByText('Belum ada materi tersimpan')).toBeVisible();
});

for (const [face, origin, base, email, slug] of [
  ['the internship', INTERNSHIP_ORIGIN, '/internship-ddb', demo.internship, SLUG],
  ['small businesses', MYINDIBIZ_ORIGIN, '/myindibiz', demo.smallBusiness, 'menghitung-harga-pokok-produksi'],
  ['a partner', PROGRAM_ORIGIN, '/program/janabadra', demo.janabadra, 'bahasa-inggris-percakapan-sehari-hari'],
] as const)
  test(
    `on ${face} a lesson is kept and opens without a line`,
    base === '/internship-ddb' ? {} : AGAIN,
    async ({ page, context }) => {
      await closeNotices(page);
      const lesson = (await lessonsOf(slug)).find(({ kind }) => kind === 'video')!;
      await page.goto(`${origin}${base}/my-course/${slug}/materi/${lesson.id}`);
      await new SignIn(page).logIn(email, PASSWORD);
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      await page.getByRole('button', { name: /^Simpan untuk nanti/ }).click();
      await expect(page.getByText(/^Tersimpan di perangkat ini sampai /)).toBeVisible({ timeout: 20_000 });
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      await page.goto(`${origin}${base}/my-course/lain-lagi`);
      await expect(page).toHaveURL(`${origin}${base}/my-course/tersimpan`);
      await expect(page.getByRole('link', { name: lesson.title })).toBeVisible();
      await context.setOffline(false);
    },
  );
