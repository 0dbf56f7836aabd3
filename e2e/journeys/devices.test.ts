import type { BrowserContext, Page } from '@playwright/test';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf } from '../fixtures/answers.ts';
import { inDatabase } from '../fixtures/database.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { closeNotices, expect, noticeIsGone, origins, plainTest as test } from '../fixtures/test.ts';
import { LearningPages } from '../pages/learning.ts';
import { SignIn } from '../pages/signIn.ts';

const { MAIN_ORIGIN } = origins;
const SLUG = 'percaya-diri-berbicara-di-depan-umum';

/** Tells what a player tells that plays so many seconds from here; what plays here has no picture codec. */
async function playThere(page: Page, from: number, seconds: number): Promise<void> {
  await expect(page.getByRole('button', { name: 'Putar' }).first()).toBeVisible(); // the islands are awake
  const arrived = page.waitForResponse((response) => response.url().endsWith('/progress') && response.ok());
  await page.evaluate(
    async ([start, length]) => {
      const video = document.querySelector('video')!;
      let at = start;
      Object.defineProperty(video, 'currentTime', {
        configurable: true,
        get: () => at,
        set: (to: number) => {
          at = to;
        },
      });
      video.dispatchEvent(new Event('playing'));
      await new Promise((resolve) => setTimeout(resolve, length * 1000));
      at += length;
      video.dispatchEvent(new Event('timeupdate'));
      video.dispatchEvent(new Event('pause'));
    },
    [from, seconds] as const,
  );
  await arrived;
}

test('two devices of one learner agree: what was seen adds up, the latest place counts', async ({
  page,
  context,
  browser,
}) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  const recorded = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'video')!;
  const other: BrowserContext = await browser.newContext({
    baseURL: MAIN_ORIGIN,
    storageState: await context.storageState(),
  });
  const phone = await other.newPage();
  for (const each of [page, phone]) {
    await closeNotices(each);
    await new LearningPages(each, SLUG).openLesson(recorded);
  }
  await playThere(page, 6, 4);
  await playThere(phone, 2, 4);
  await playThere(page, 8, 3);
  await playThere(phone, 0, 3);
  const answer = await page.request.get(`/api/my-course/${SLUG}/lesson/${recorded.id}`);
  const { data } = (await answer.json()) as { data: { watched: object[]; positionSeconds: number } };
  expect([data.watched, data.positionSeconds]).toEqual([[{ from: 0, to: 11 }], 3]);
  await page.reload();
  await expect(page.locator('video source')).toHaveAttribute('src', /#t=3$/);
  await other.close();
});

test('a quiz is answered by the keyboard alone, and a reload stays at its question', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await closeNotices(page);
  const quiz = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'quiz')!;
  await new LearningPages(page, SLUG).openLesson(quiz);
  await noticeIsGone(page);
  await page.getByRole('main').getByRole('link', { name: 'Mulai' }).press('Enter');
  await page.getByRole('button', { name: 'Mulai' }).press('Enter');
  const heading = page.locator('fieldset:visible legend').first();
  await expect(heading).toContainText('Soal 1 dari');
  await page.locator('fieldset:visible input').first().press('Space');
  await expect(page.getByText('Tersimpan', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Simpan & lanjut' }).press('Enter');
  await expect(heading).toContainText('Soal 2 dari');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toContainText('Soal 2 dari');
  await page.getByRole('button', { name: /^Soal 1, sudah dijawab/ }).press('Enter');
  await expect(page.locator('fieldset:visible input').first()).toBeChecked();
});

test('before JavaScript a login that ended in the middle of a quiz loses no answer', async ({ context, browser }) => {
  const { email, password } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  const quiz = (await lessonsOf(SLUG)).find(({ kind }) => kind === 'quiz')!;
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: MAIN_ORIGIN,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto(`/my-course/${SLUG}/materi/${quiz.id}`);
  await page.getByRole('main').getByRole('link', { name: 'Mulai' }).click();
  await page.getByRole('button', { name: 'Mulai' }).click();
  const words = page.getByRole('textbox', { name: 'Jawabanmu' });
  await words.fill('jawaban yang panjang');
  await page.getByRole('radio').first().check();
  await inDatabase(
    'update login_session s set revoked_at = now() from user_account u where u.id = s.user_id and u.email = $1 returning s.id',
    [email],
  );
  await page.getByRole('button', { name: 'Simpan jawaban' }).click();
  await new SignIn(page).logIn(email, password);
  await expect(page.getByText('Jawabanmu sebelum masuk lagi masih ada di sini', { exact: false })).toBeVisible();
  await expect(words).toHaveValue('jawaban yang panjang');
  await expect(page.getByRole('radio').first()).toBeChecked();
  await page.getByRole('button', { name: 'Simpan jawaban' }).click();
  await page.goto(page.url().replace(/[?#].*$/, ''));
  await expect(words).toHaveValue('jawaban yang panjang');
  await plain.close();
});

test('before JavaScript work that is too large for a form says so on its page', async ({ context, browser }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  const slug = 'menghitung-harga-pokok-produksi'; // has work to hand in, and is not free
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  const [owned] = await inDatabase(
    `insert into enrolment (user_id, course_id, order_id) select e.user_id, c.id, e.order_id
     from enrolment e join user_account u on u.id = e.user_id, course c where u.email = $1 and c.slug = $2 returning id`,
    [email, slug],
  );
  expect(owned).toBeDefined();
  const work = (await lessonsOf(slug)).find(({ kind }) => kind === 'assignment')!;
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: MAIN_ORIGIN,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto(`/my-course/${slug}/materi/${work.id}`);
  await page.getByLabel('Berkas tugas').setInputFiles({
    name: 'besar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(12 * 1024 * 1024)]),
  });
  await page.getByRole('button', { name: 'Kumpulkan' }).click();
  await expect(page.getByText('Berkas ini terlalu besar.')).toBeVisible();
  await expect(page.getByLabel('Berkas tugas')).toBeVisible();
  await plain.close();
});
