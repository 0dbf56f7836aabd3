import type { BrowserContext, Page } from '@playwright/test';
import { lessonsOf, rightAnswers } from '../fixtures/answers.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { invitationCode } from '../fixtures/internship.ts';
import { mailTo } from '../fixtures/mailbox.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { newcomer, PASSWORD, type Newcomer } from '../fixtures/people.ts';
import { AGAIN, closeNotices, expect, origins, plainTest as test } from '../fixtures/test.ts';
import { CertificatesPage } from '../pages/certificates.ts';
import { CoursePage } from '../pages/course.ts';
import { LearningPages } from '../pages/learning.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { SignIn } from '../pages/signIn.ts';

const { INTERNSHIP_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const COST = { title: 'Menghitung Harga Pokok Produksi', slug: 'menghitung-harga-pokok-produksi' };
const ENGLISH = { title: 'Bahasa Inggris Percakapan Sehari-hari', slug: 'bahasa-inggris-percakapan-sehari-hari' };
const SPEAKING = { title: 'Percaya Diri Berbicara di Depan Umum', slug: 'percaya-diri-berbicara-di-depan-umum' };
/** One byte more than a form takes. */
const IN_PIECES = 5 * 1024 * 1024 + 1;

interface Face {
  origin: string;
  /** Path its pages hang below. */
  base: string;
  course: { title: string; slug: string };
  /** What is right in the package of the course, in the order it asks. */
  answers: readonly string[];
  /** Taken at once there; bought elsewhere. */
  isGiven?: boolean;
}

/** Buys with made-up money, from the page of the course. */
async function buy(page: Page, context: BrowserContext, { origin, base, course }: Face): Promise<void> {
  const cart = await (await new CoursePage(page).open(course.slug, `${origin}${base}`)).buy();
  const methods = await cart.choosePayment();
  await methods.choose('BCA Virtual Account');
  const payment = await (await methods.pay()).confirm();
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(await payment.number('BCA'));
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());
}

/** Learns each lesson of an owned course in turn, and opens what it earned. */
async function learnToTheEnd(page: Page, { origin, base, course, answers }: Face): Promise<Buffer> {
  const learning = new LearningPages(page, course.slug, base);
  const [lessons, right] = [await lessonsOf(course.slug), await rightAnswers(course.slug)];
  await page.goto(`${origin}${base}/my-course`);
  await page.getByRole('article').filter({ hasText: course.title }).getByRole('link', { name: 'Mulai Kursus' }).click();
  await expect(learning.main.getByRole('heading', { level: 1, name: course.title })).toBeVisible();
  for (const lesson of lessons) {
    await page.goto(`${origin}${base}/my-course/${course.slug}/materi/${lesson.id}`);
    await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
    await expectFitsPhones(page);
    await expectAxeFindsNothing(page, `a lesson of kind ${lesson.kind}`);
    if (lesson.kind === 'video') await learning.watch(lesson);
    else if (lesson.kind === 'assignment') await learning.handIn('tugas.pdf', '%PDF-1.7 tugas', IN_PIECES);
    else if (lesson.kind === 'scorm') await learning.playPackage(answers);
    else if (lesson.kind === 'quiz') {
      await page.getByRole('main').getByRole('link', { name: 'Mulai' }).click();
      await learning.takeTest(right);
    } else await learning.finish();
  }
  await page.goto(`${origin}${base}/my-course/${course.slug}`);
  await learning.main.getByRole('link', { name: 'Lihat Hasil Belajar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Selesai. Satu keahlian menyala.' })).toBeVisible();
  await expectFitsPhones(page);
  await expectAxeFindsNothing(page, 'the finished moment');
  const certificates = await new CertificatesPage(page).open(`${origin}${base}`);
  return (await certificates.download(course.title)).bytes;
}

async function acceptInvitation(page: Page, person: Newcomer): Promise<void> {
  await page.goto(`${INTERNSHIP_ORIGIN}/internship-ddb/login`);
  await page.getByRole('link', { name: 'Buat akun dari undangan' }).click();
  await page.getByLabel('Kode undangan').fill(await invitationCode());
  await page.getByRole('button', { name: 'Periksa kode' }).click();
  await page.getByLabel('Nama lengkap').fill(person.fullname);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Nomor ponsel').fill(person.phone);
  await page.getByLabel(/^Kata sandi/).fill(PASSWORD);
  await page.getByLabel(/^Ulangi kata sandi/).fill(PASSWORD);
  await page.getByRole('checkbox', { name: /Saya menyetujui/ }).check();
  await page.getByRole('button', { name: 'Terima undangan' }).click();
  await expect(page).toHaveURL(/\/internship-ddb\/masa-kerja$/);
}

/** Takes a course of a face that sells none. */
async function take(page: Page, { origin, base, course }: Face): Promise<void> {
  await new CoursePage(page).open(course.slug, `${origin}${base}`);
  await page.getByRole('button', { name: 'Daftar Sekarang' }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/my-course/);
}

/** Makes an account on the way to My Course, or by an invitation where nobody registers. */
async function arrive(page: Page, { origin, base, isGiven }: Face, person: Newcomer): Promise<void> {
  if (isGiven) return acceptInvitation(page, person);
  await page.goto(`${origin}${base}/my-course`);
  await new SignIn(page).register(person);
  await expect(page).toHaveURL(`${origin}${base}/my-course`);
}

const SOUP = ['Rp600.000', 'Rp10.000', 'Rp13.000'];
const STAGE = ['Mengatur napas', 'Cerita singkat tentang satu orang', 'Ke beberapa orang bergantian'];
const OWN_HOST = PROGRAM_ORIGIN.replace('://', '://janabadra.');
const FACES: readonly (readonly [string, Face])[] = [
  // has all kinds that are judged: work of more than 5 MB, a package of SCORM 2004, a quiz
  ['of the line for small businesses', { origin: MYINDIBIZ_ORIGIN, base: '/myindibiz', course: COST, answers: SOUP }],
  ['of a programme', { origin: PROGRAM_ORIGIN, base: '/program/janabadra', course: ENGLISH, answers: [] }],
  ['of a programme on its own host', { origin: OWN_HOST, base: '', course: ENGLISH, answers: [] }],
  [
    'of the internship',
    { origin: INTERNSHIP_ORIGIN, base: '/internship-ddb', course: SPEAKING, answers: STAGE, isGiven: true },
  ],
];

for (const [index, [where, face]] of FACES.entries())
  test(
    `a learner ${where} comes from purchase through each kind of lesson to a certificate`,
    index === 0 ? {} : AGAIN,
    async ({ page, context, request }) => {
      test.slow();
      await closeNotices(page);
      const person = newcomer();
      await arrive(page, face, person);
      await (face.isGiven ? take(page, face) : buy(page, context, face));
      expect((await learnToTheEnd(page, face)).subarray(0, 5).toString()).toBe('%PDF-');
      await mailTo(request, person.email, `Kursus selesai: ${face.course.title}`);
    },
  );
