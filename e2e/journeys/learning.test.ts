import { readFile } from 'node:fs/promises';
import { joinProgram, loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf, rightAnswers } from '../fixtures/answers.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { inDatabase } from '../fixtures/database.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { courseWithSeats, freeOrder, offerIn, sellOut } from '../fixtures/shop.ts';
import { AGAIN, closeNotices, expect, noticeIsGone, origins, plainTest as test } from '../fixtures/test.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { CertificatesPage } from '../pages/certificates.ts';
import { LearningPages } from '../pages/learning.ts';
import { SignIn } from '../pages/signIn.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const COURSE = { title: 'Percaya Diri Berbicara di Depan Umum', slug: 'percaya-diri-berbicara-di-depan-umum' };

/** What is right in its package, in the order it asks. */
const STAGE = ['Mengatur napas', 'Cerita singkat tentang satu orang', 'Ke beberapa orang bergantian'] as const;

test('a free course is learned from its first lesson to its certificate @anyScreen', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const { email, fullname } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  await closeNotices(page);
  const [lessons, right] = [await lessonsOf(COURSE.slug), await rightAnswers(COURSE.slug)];
  const learning = new LearningPages(page, COURSE.slug);

  await page.goto('/my-course');
  await noticeIsGone(page);
  await page.getByRole('article').filter({ hasText: COURSE.title }).getByRole('link', { name: 'Mulai Kursus' }).click();
  await expect(learning.main.getByRole('heading', { level: 1, name: COURSE.title })).toBeVisible();
  await expect(learning.main.getByText(`0 dari ${lessons.length} materi selesai`)).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'the page of the course');

  const seen = new Set<string>();
  for (const lesson of lessons) {
    await learning.openLesson(lesson);
    if (!seen.has(lesson.kind)) {
      await expectFitsPhones(page);
      await expectAxeFindsNothing(page, `a lesson of kind ${lesson.kind}`);
    }
    seen.add(lesson.kind);
    if (lesson.kind === 'video') await learning.watch(lesson);
    else if (lesson.kind === 'assignment') await learning.handIn('tugas.pdf', '%PDF-1.7 tugas');
    else if (lesson.kind === 'quiz') {
      await page.getByRole('main').getByRole('link', { name: 'Mulai' }).click();
      await learning.takeTest(right);
    } else if (lesson.kind === 'scorm') await learning.playPackage(STAGE);
    else await learning.finish();
  }

  await learning.open(COURSE.title);
  await expect(learning.main.getByText(`${lessons.length} dari ${lessons.length} materi selesai`)).toBeVisible();
  await learning.main.getByRole('link', { name: 'Lihat Hasil Belajar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selesai. Satu keahlian menyala.' })).toBeVisible();
  await expect(page.getByRole('main').getByText(fullname).first()).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'the finished moment');
  await mailTo(request, email, `Kursus selesai: ${COURSE.title}`);

  const certificates = await new CertificatesPage(page).open();
  const { bytes } = await certificates.download(COURSE.title);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('a course is taken off the list and put back, before JavaScript too', async ({ browser, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: MAIN_ORIGIN,
    storageState: await context.storageState(),
  });
  const page = await plain.newPage();
  await page.goto('/my-course');
  const card = page.getByRole('article').filter({ hasText: COURSE.title });
  await card.getByRole('button', { name: `Sembunyikan ${COURSE.title}` }).click();
  await expect(page.getByText('Kursus disembunyikan dari daftar.')).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Urungkan' }).click();
  await expect(card).toHaveCount(1);
  await plain.close();
});

test('the test before a course is open at once, the one after it when its lessons are done; notes are downloaded @anyScreen', async ({
  page,
  context,
}) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  await closeNotices(page);
  const [right, [lesson]] = [await rightAnswers(COURSE.slug), await lessonsOf(COURSE.slug)];
  const learning = new LearningPages(page, COURSE.slug);
  const openTest = async (name: string) => {
    await learning.open(COURSE.title);
    await learning.main.getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expectFitsPhones(page);
    await expectAxeFindsNothing(page, name);
  };
  await openTest('Tes akhir');
  await expect(page.getByText('Selesaikan dulu semua materi, baru kerjakan tes ini.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mulai' })).toHaveCount(0);
  await openTest('Tes awal');
  await learning.takeTest(right);

  await page.goto(`/my-course/${COURSE.slug}/materi/${lesson!.id}`);
  await page.getByLabel(/^Tulis catatan/).fill('Napas dulu.');
  await page.getByRole('region', { name: 'Catatanku' }).getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: 'Napas dulu.' })).toBeVisible();
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Unduh semua catatan kursus ini' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`catatan-${COURSE.slug}.md`);
  expect(await readFile(await download.path(), 'utf8')).toContain('Napas dulu.');

  await inDatabase(
    `insert into lesson_progress (enrolment_id, lesson_id, done_at)
     select e.id, l.id, now() from enrolment e join user_account u on u.id = e.user_id and u.email = $1
       join section s on s.course_id = e.course_id join lesson l on l.section_id = s.id
     on conflict (enrolment_id, lesson_id) do update set done_at = now()`,
    [email],
  );
  await openTest('Tes akhir');
  await learning.takeTest(right);
});

test('a class of a programme that is full says so in My Course @anyScreen', async ({ page, context }) => {
  const weaving = await courseWithSeats(1);
  await offerIn(weaving, 'janabadra');
  await sellOut(weaving);
  const learner = await loggedInNewcomer(context, MAIN_ORIGIN);
  await joinProgram(learner, 'janabadra');
  await closeNotices(page);
  await page.goto(`${PROGRAM_ORIGIN}/program/janabadra/my-course`);
  await new SignIn(page).logIn(learner.email, learner.password);
  const card = page.getByRole('article').filter({ hasText: weaving.title });
  await expect(card.getByRole('button', { name: 'Kelas Penuh' })).toBeDisabled();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'a full class');
});

test('a lesson of somebody else’s course is not there', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  const [lesson] = await lessonsOf(COURSE.slug);
  const answer = await page.goto(`/my-course/${COURSE.slug}/materi/${lesson!.id}`);
  expect(answer?.status()).toBe(404);
});

test('a question reaches the teacher before JavaScript, and its answer the learner', async ({
  page,
  context,
  browser,
}) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const [lesson] = await lessonsOf(COURSE.slug);
  const plain = await browser.newContext({ javaScriptEnabled: false, storageState: await context.storageState() });
  const form = await plain.newPage();
  await form.goto(`${MAIN_ORIGIN}/my-course/${COURSE.slug}/materi/${lesson!.id}`);
  await form.getByLabel('Tulis pertanyaanmu').fill('Berapa lama sebaiknya berlatih?');
  await form.getByRole('button', { name: 'Kirim pertanyaan' }).click();
  await expect(form.getByText('Menunggu jawaban pengajar')).toBeVisible();
  await plain.close();
  await inDatabase(
    `update lesson_question q set answer = 'Lima menit sehari.', answered_at = now(), answered_by = 'guru@suluh.example'
     from enrolment e join user_account u on u.id = e.user_id where q.enrolment_id = e.id and u.email = $1 returning q.id`,
    [email],
  );
  await page.goto(`/my-course/${COURSE.slug}/materi/${lesson!.id}`);
  await expect(page.getByText('Lima menit sehari.')).toBeVisible();
});

for (const [face, origin, base, email, slug, answers] of [
  ['the internship', INTERNSHIP_ORIGIN, '/internship-ddb', demo.internship, COURSE.slug, STAGE],
  [
    'small businesses',
    MYINDIBIZ_ORIGIN,
    '/myindibiz',
    demo.smallBusiness,
    'menghitung-harga-pokok-produksi',
    ['Rp600.000', 'Rp10.000', 'Rp13.000'],
  ],
  ['a partner', PROGRAM_ORIGIN, '/program/janabadra', demo.janabadra, 'bahasa-inggris-percakapan-sehari-hari', null],
] as const)
  test(
    `on ${face} a package is worked through, and the teacher is asked @anyScreen`,
    base === '/internship-ddb' ? {} : AGAIN,
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'Its person is one, and has worked through it on the other screen.');
      await closeNotices(page);
      const lessons = await lessonsOf(slug);
      const lesson = lessons.find(({ kind }) => kind === 'scorm') ?? lessons[0]!;
      await page.goto(`${origin}${base}/my-course/${slug}/materi/${lesson.id}`);
      await new SignIn(page).logIn(email, PASSWORD);
      await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
      await noticeIsGone(page);
      if (answers) await new LearningPages(page, slug, base).playPackage(answers);
      await page.getByLabel('Tulis pertanyaanmu').fill('Apa langkah berikutnya?');
      await page.getByRole('button', { name: 'Kirim pertanyaan' }).click();
      await expect(page.getByText('Apa langkah berikutnya?').first()).toBeVisible();
      await expect(page.getByText('Menunggu jawaban pengajar').first()).toBeVisible();
    },
  );
