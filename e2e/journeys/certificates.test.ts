import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { finishCourse } from '../fixtures/certificate.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { demo, PASSWORD } from '../fixtures/people.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { AGAIN, closeNotices, expect, noticeIsGone, origins, plainTest as test } from '../fixtures/test.ts';
import { CertificateCheckPage, CertificatesPage } from '../pages/certificates.ts';
import { SignIn } from '../pages/signIn.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;
const COURSE = { title: 'Percaya Diri Berbicara di Depan Umum', slug: 'percaya-diri-berbicara-di-depan-umum' };
const OTHER_COURSE = 'keamanan-digital-untuk-semua';

test('the notice leads to the certificates; one is downloaded, and its number found genuine', async ({
  page,
  context,
}) => {
  const { email, fullname } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const number = await finishCourse(email, COURSE.slug);
  await page.goto('/');
  await page.getByRole('dialog').getByRole('link', { name: 'Unduh Sertifikat' }).click();
  const certificates = await new CertificatesPage(page).isShown();
  await expect(
    page.getByRole('main').getByText('Layanan Suluh akan berakhir. Unduh semua sertifikatmu mulai sekarang ya.'),
  ).toBeVisible();
  await expect(certificates.certificate(COURSE.title)).toContainText('Sertifikat Penyelesaian');

  await closeNotices(page);
  await certificates.open();
  await noticeIsGone(page);
  const { bytes, name } = await certificates.download(COURSE.title);
  expect([bytes.subarray(0, 5).toString(), name]).toEqual(['%PDF-', `${number}.pdf`]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cek Sertifikat' }).click();
  const check = new CertificateCheckPage(page);
  await check.check(number.toLowerCase());
  await check.isGenuine(number, fullname, COURSE.title, 'Sertifikat Penyelesaian', 'Panggung Wicara');
  await check.check('SLH-26-001-AAAAAAAA');
  await expect(page.getByRole('alert').filter({ hasText: 'Nomor sertifikat tidak ditemukan' })).toBeVisible();
});

test('the file alone tells whether it was changed, and the paper opens for whoever holds the number @anyScreen', async ({
  page,
  context,
}) => {
  const { email, fullname } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const number = await finishCourse(email, COURSE.slug);
  await closeNotices(page);
  await page.goto(`/certificate-check?number=${number}`);
  await noticeIsGone(page);
  const check = new CertificateCheckPage(page);
  await check.isGenuine(number, fullname);
  const paper = await page.getByRole('link', { name: 'Lihat dokumen' }).getAttribute('href');
  const buffer = await (await context.request.get(`${MAIN_ORIGIN}${paper}`)).body();
  expect(buffer.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/certificate-check');
  await noticeIsGone(page);
  await check.chooseFile(buffer);
  await expect(page.getByText('Berkas ini sama persis dengan yang kami terbitkan.')).toBeVisible();
  await check.isGenuine(number, fullname);
  await check.chooseFile(Buffer.concat([buffer, Buffer.from('\n')]));
  await expect(page.getByRole('heading', { name: 'Isi dokumen berbeda' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: fullname })).toHaveCount(0); // shortened
  await expectAxeFindsNothing(page, 'the check of a file');
  await expectFitsPhones(page);
});

test('two certificates come in one file @anyScreen', async ({ page, context }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  for (const slug of [COURSE.slug, OTHER_COURSE]) {
    await freeOrder(context, MAIN_ORIGIN, slug);
    await finishCourse(email, slug);
  }
  await closeNotices(page);
  const certificates = await new CertificatesPage(page).open();
  await noticeIsGone(page);
  const { bytes, name } = await certificates.downloadAll();
  expect([bytes.subarray(0, 2).toString(), name]).toEqual(['PK', 'sertifikat.zip']);
});

test('the name on a certificate is adjusted once', async ({ page, context }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const number = await finishCourse(email, COURSE.slug);
  await closeNotices(page);
  const certificates = await new CertificatesPage(page).open();
  await noticeIsGone(page);
  await certificates.adjustName(COURSE.title, 'Sari 2');
  await expect(page.getByRole('dialog').getByText('Nama hanya boleh berisi huruf')).toBeVisible();
  await page.getByRole('dialog').getByLabel('Nama lengkap').fill('Sari Wulandari Putri');
  await page.getByRole('dialog').getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByRole('status').getByText('Nama di sertifikat sudah disesuaikan')).toBeVisible();
  await expect(certificates.adjustLink(COURSE.title)).toBeHidden();
  await page.goto(`/certificate-check?number=${number}`);
  await new CertificateCheckPage(page).isGenuine('Sari Wulandari Putri');
});

test('a certificate that cannot be fetched says so, and can be fetched again @anyScreen', async ({ page, context }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  await finishCourse(email, COURSE.slug);
  await closeNotices(page);
  const certificates = await new CertificatesPage(page).open();
  await noticeIsGone(page);
  await page.route('**/download', (route) => route.abort(), { times: 1 });
  await certificates.certificate(COURSE.title).getByRole('link', { name: 'Unduh Sertifikat' }).click();
  await expect(page.getByText('Permintaan gagal, pastikan anda terhubung ke internet')).toBeVisible();
  expect((await certificates.download(COURSE.title)).bytes.length).toBeGreaterThan(1000);
});

test('a badge comes beside the certificate, and its key is public', async ({ page, context, request }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const number = await finishCourse(email, COURSE.slug);
  await closeNotices(page);
  await new CertificatesPage(page).open();
  await noticeIsGone(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Unduh lencana digital' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`${number}.jwt`);
  const address = await page.getByRole('link', { name: 'Unduh lencana digital' }).getAttribute('href');
  const [header = ''] = (await (await context.request.get(`${MAIN_ORIGIN}${address}`)).text()).split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  expect(await (await request.get(kid)).json()).toMatchObject({ kty: 'RSA', use: 'sig' });
});

test.describe('before JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a certificate can be downloaded, its name adjusted, its number checked', async ({ page, context }) => {
    const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
    await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
    const number = await finishCourse(email, COURSE.slug);
    const certificates = await new CertificatesPage(page).open();
    expect((await certificates.download(COURSE.title)).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await certificates.adjustLink(COURSE.title).click();
    await page.getByLabel('Nama lengkap').fill('Sari Wulandari Putri');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await expect(certificates.adjustLink(COURSE.title)).toBeHidden();
    await page.goto('/certificate-check');
    const check = new CertificateCheckPage(page);
    await check.check(number);
    await check.isGenuine('Sari Wulandari Putri');
  });
});

for (const [name, home, email] of [
  ['the internship', `${INTERNSHIP_ORIGIN}/internship-ddb`, demo.internship],
  ['small businesses', `${MYINDIBIZ_ORIGIN}/myindibiz`, demo.smallBusiness],
  ['a partner', `${PROGRAM_ORIGIN}/program/janabadra`, demo.janabadra],
] as const) {
  test(
    `the notice of ${name} leads to login, and on to its own certificates`,
    home.endsWith('/internship-ddb') ? {} : AGAIN,
    async ({ page }) => {
      await page.goto(home);
      await page.getByRole('dialog').getByRole('link', { name: 'Unduh Sertifikat' }).click();
      const signIn = new SignIn(page);
      await signIn.isShown();
      await signIn.logIn(email, PASSWORD);
      await new CertificatesPage(page).isShown();
      expect(new URL(page.url()).pathname).toBe(`${new URL(home).pathname}/my-certificate`);
      await expect(page.getByRole('heading', { name: 'Kamu Belum Memiliki Sertifikat' })).toBeVisible();
    },
  );
}

test('axe finds nothing on certificates and their check, which fit phones', async ({ page, context }) => {
  const { email } = await loggedInNewcomer(context, MAIN_ORIGIN);
  await freeOrder(context, MAIN_ORIGIN, COURSE.slug);
  const number = await finishCourse(email, COURSE.slug);
  await closeNotices(page);
  for (const path of ['/my-certificate', `/certificate-check?number=${number}`, '/certificate-check?number=SLH-1']) {
    await page.goto(path);
    await noticeIsGone(page);
    await expectAxeFindsNothing(page, path);
    await expectFitsPhones(page);
  }
});
