import type { Page } from '@playwright/test';
import { joinProgram, loggedInNewcomer } from '../fixtures/account.ts';
import { lessonsOf } from '../fixtures/answers.ts';
import { inDatabase } from '../fixtures/database.ts';
import { newStaffCourse, officeSession } from '../fixtures/office.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { courseWithSeats, freeOrder, offerIn } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { SignIn } from '../pages/signIn.ts';

const { BACK_OFFICE_ORIGIN, INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const JANABADRA = `${PROGRAM_ORIGIN}/program/janabadra`;
const FREE_COURSE = 'percaya-diri-berbicara-di-depan-umum';

/** Pages no other journey opens, each as far as what it alone shows (docs/product/proof.md, Pages). */
test.use({ javaScriptEnabled: false });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const courses = (page: Page) => page.getByRole('main').getByRole('article');

test('a collection, a category and a partner list their own courses @anyScreen', async ({ page }) => {
  await page.goto('/collection-course/pilihan-terbaik');
  await expect(heading(page, 'Pilihan Terbaik')).toBeVisible();
  await expect(courses(page).filter({ hasText: 'Membatik Tulis' }).first()).toBeVisible();
  await page.goto('/collection-course/keterampilan-digital');
  await expect(courses(page).first()).toBeVisible();
  await page.goto('/category/teknologi-informasi');
  await expect(heading(page, 'Teknologi Informasi')).toBeVisible();
  await expect(courses(page).first()).toBeVisible();
  await page.goto('/institution-partner');
  await page.getByRole('main').getByRole('link', { name: 'Balai Latih Sehat' }).first().click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/institution-partner/balai-latih-sehat`);
  await expect(heading(page, 'Balai Latih Sehat')).toBeVisible();
  await expect(courses(page).first()).toContainText('Balai Latih Sehat');
});

test('the classes of a collection that begin soon stand under an address of their own @anyScreen', async ({ page }) => {
  const [collection] = await inDatabase<{ slug: string; title: string }>(
    `select k.slug, k.title from collection k join collection_course o on o.collection_id = k.id
       join event e on e.course_id = o.course_id and e.start_at > now() + interval '2 days' and e.program_id is null
     where k.kind in ('regular', 'event', 'prakerja') and k.program_id is null group by k.id order by count(distinct e.course_id) desc, k.slug limit 1`,
  );
  await page.goto(`/collection-course/${collection!.slug}`);
  await page.getByRole('link', { name: /^\d+ kelas segera dimulai$/ }).click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/collection-course/event/${collection!.slug}`);
  await expect(page.getByRole('navigation').getByRole('link', { name: collection!.title }).first()).toBeVisible();
  await expect(courses(page).first()).toBeVisible();
});

test('courses that are bought together stand on a page of their own @anyScreen', async ({ page }) => {
  await page.goto('/collection-course/paket');
  await expect(heading(page, 'Paket Kursus')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Paket Usaha Kuliner' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Beli Paket' }).first()).toBeVisible();
});

test('news are read on the main site, and so is who stands behind it @anyScreen', async ({ page }) => {
  await page.goto('/blog/news');
  await expect(courses(page).or(page.getByRole('main').getByRole('listitem')).first()).toBeVisible();
  await page.goto('/blog/news/cara-menukar-voucher');
  await expect(heading(page, 'Cara menukar voucher kursus, langkah demi langkah')).toBeVisible();
  await expect(page.getByText('sederet huruf dan angka yang bisa ditukar dengan satu kursus')).toBeVisible();
  await page.goto('/tentang-kami');
  await expect(heading(page, 'Tentang Suluh')).toBeVisible();
});

test('small businesses have their home on the main site, with courses of theirs @anyScreen', async ({ page }) => {
  await page.goto('/ukm');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#manfaat').getByRole('listitem').first()).toBeVisible();
  await expect(courses(page).getByRole('link').first()).toHaveAttribute('href', /^\/course\//);
});

test('the home of Prakerja says how one pays, what the balance pays, and who may @anyScreen', async ({ page }) => {
  await page.goto('/kartuprakerja');
  await expect(heading(page, 'Saldo Prakerja jadi keahlian')).toBeVisible();
  const steps = page.getByRole('list', { name: 'Cara membeli kursus Prakerja' });
  await expect(steps.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Yang dibayar oleh saldo' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Siapa yang boleh memakai' })).toBeVisible();
  await page.getByText('Kodenya tidak datang. Bagaimana?').click();
  await expect(page.getByText(/^Periksa nomor ponsel di dasbor Prakerja/)).toBeVisible();
  await expect(courses(page).first()).toContainText('Prakerja');
  await page.getByRole('link', { name: 'Lihat Semua Kursus Prakerja' }).click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/category/prakerja`);
});

test('homes of lines carry what one has of them, and the way through, at names of their own @anyScreen', async ({
  page,
}) => {
  for (const home of [`${INTERNSHIP_ORIGIN}/internship-ddb`, `${MYINDIBIZ_ORIGIN}/myindibiz`]) {
    await page.goto(`${home}#tentang`);
    await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#tentang')), home).toBeVisible();
  }
  await page.goto(`${INTERNSHIP_ORIGIN}/internship-ddb#cara-belajar`);
  await expect(page.getByRole('heading', { level: 2 }).and(page.locator('#cara-belajar'))).toBeVisible();
});

test('a lesson is tried before its course is bought @anyScreen', async ({ page }) => {
  const [first, second] = await lessonsOf(FREE_COURSE);
  await page.goto(`/course/${FREE_COURSE}/coba/${first!.id}`);
  await expect(page.getByText(/^Materi percobaan dari kursus Percaya Diri/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Lihat kursusnya' }).click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/course/${FREE_COURSE}`);
  expect((await page.goto(`/course/${FREE_COURSE}/coba/${second!.id}`))?.status()).toBe(404); // it is not for trying
});

test('dates for a programme’s people are seen by them alone @anyScreen', async ({ page, context }) => {
  const weaving = await courseWithSeats(4);
  await offerIn(weaving, 'janabadra');
  await inDatabase(
    `update event set program_id = (select id from program where slug = 'janabadra'), city = 'Prambanan'
     where course_id = (select id from course where slug = $1)`,
    [weaving.slug],
  );
  const address = `${JANABADRA}/course/${weaving.slug}/jadwal-khusus`;
  const learner = await loggedInNewcomer(context, MAIN_ORIGIN);
  await joinProgram(learner, 'janabadra');
  await page.goto(address);
  await new SignIn(page).logIn(learner.email, learner.password);
  await expect(async () => {
    await page.goto(address); // until each process has heard that the programme offers it
    await expect(heading(page, 'Jadwal khusus peserta')).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await expect(page.getByRole('main').getByText('Prambanan').first()).toBeVisible();
});

test('who has the link sees a course before it is published @anyScreen', async ({ context, browser }) => {
  await officeSession(context, 'dewi');
  const { id, fullname } = await newStaffCourse(context);
  const made = await context.request.post(`${BACK_OFFICE_ORIGIN}/api/admin/course/${id}/preview`, {
    data: { face: 'main' },
  });
  const { data } = (await made.json()) as { data: { url: string } };
  const stranger = await browser.newContext({ javaScriptEnabled: false });
  const theirs = await stranger.newPage();
  await theirs.goto(data.url);
  await expect(heading(theirs, fullname)).toBeVisible();
  await expect(theirs.getByRole('complementary', { name: 'Pratinjau' })).toContainText('Beginilah halaman ini nanti.');
  await expect(theirs.getByText('Di pratinjau tidak ada yang bisa dibeli atau diikuti.')).toBeVisible();
  expect((await theirs.goto(`${data.url}x`))?.status()).toBe(404);
  await stranger.close();
});

test('courses of classrooms stand apart in My Course @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, FREE_COURSE);
  await page.goto('/my-course');
  await expect(courses(page)).toHaveCount(1);
  await page.getByRole('link', { name: 'Kursus Offline', exact: true }).click();
  await expect(page).toHaveURL(`${MAIN_ORIGIN}/my-course/offline`);
  await expect(courses(page)).toHaveCount(0);
});

test('members of small businesses find a collection of theirs @anyScreen', async ({ page }) => {
  await page.goto(`${MYINDIBIZ_ORIGIN}/myindibiz/my-course`);
  await new SignIn(page).logIn(demo.smallBusiness, PASSWORD);
  await page.getByRole('link', { name: 'Lihat koleksi khusus anggota UKM' }).click();
  await expect(page).toHaveURL(`${MYINDIBIZ_ORIGIN}/myindibiz/collection-course/anggota`);
  await expect(courses(page).first()).toBeVisible();
});

test('filters are kept by a name, opened again and let go @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, MAIN_ORIGIN);
  await page.goto('/collection-course?courseType[]=offline');
  await page.getByRole('link', { name: 'Simpan filter ini' }).filter({ visible: true }).first().click();
  await page.getByLabel('Nama filter').fill('Kelas di kota');
  await page.getByRole('button', { name: 'Simpan filter' }).click();
  await expect(page).toHaveURL(/\/filter-tersimpan/);
  await expect(heading(page, 'Filter Tersimpan')).toBeVisible();
  await page.getByRole('link', { name: 'Kelas di kota' }).click();
  await expect(page.getByRole('link', { name: 'Hapus filter Kursus Offline' })).toBeVisible();
  await page.goto('/filter-tersimpan');
  await page.getByRole('button', { name: /^Hapus\s*: Kelas di kota$/ }).click();
  await expect(page.getByRole('heading', { name: 'Belum Ada Filter Tersimpan' })).toBeVisible();
});

test('whom invoices go to is kept, and refused without a phone that can be rung @anyScreen', async ({
  page,
  context,
}) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await page.goto('/alamat-invoice');
  await expect(heading(page, 'Alamat Faktur')).toBeVisible();
  await page.getByLabel('Nama peserta').fill('Ratih Kusuma');
  await page.getByLabel('Jabatan').fill('Bendahara');
  await page.getByLabel('No telepon PIC penagihan').fill('0812345678');
  await page.getByLabel('Email PIC').fill(email);
  await page.getByLabel('Alamat penagihan').fill('Jalan Kaliurang 7, Sleman');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Nomor yang dimasukkan harus diawali 62')).toBeVisible();
  await page.getByLabel('No telepon PIC penagihan').fill('62812345678');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await expect(page.getByText('Alamat tersimpan.')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ratih Kusuma, Jalan Kaliurang 7, Sleman' })).toBeVisible();
});
