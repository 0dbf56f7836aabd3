import { joinProgram, loggedInNewcomer } from '../fixtures/account.ts';
import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { expectFitsPhones } from '../fixtures/narrow.ts';
import { waitingOrder } from '../fixtures/shop.ts';
import { expect, origins, test } from '../fixtures/test.ts';
import { styled } from '../fixtures/styled.ts';
import { CoursePage } from '../pages/course.ts';
import { HistoryPage } from '../pages/history.ts';
import { PaymentSandbox } from '../pages/outside.ts';
import { SignIn } from '../pages/signIn.ts';
import { Site } from '../pages/site.ts';

const { INTERNSHIP_ORIGIN, MAIN_ORIGIN, MYINDIBIZ_ORIGIN, PROGRAM_ORIGIN } = origins;

test('an internship participant logs in on the internship and is turned away elsewhere @anyScreen', async ({
  page,
}) => {
  await page.goto(`${INTERNSHIP_ORIGIN}/internship-ddb/my-course?status=all`);
  const signIn = new SignIn(page);
  await signIn.isShown();
  await signIn.logIn(demo.internship, PASSWORD);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/internship-ddb/my-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Kursus Saya' })).toBeVisible();

  await page.goto(`${MYINDIBIZ_ORIGIN}/myindibiz/my-course`);
  await expect(page).toHaveURL(/\/myindibiz\/login\?returnUrl=/);
  await signIn.logIn(demo.internship, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/myindibiz\/login/);
  await page.goto(`${MAIN_ORIGIN}/my-course`);
  await expect(page).toHaveURL(/\/auth\/login/);
});

test('a small-business user logs in on myindibiz and is turned away from the internship @anyScreen', async ({
  page,
}) => {
  await page.goto(`${MYINDIBIZ_ORIGIN}/login?returnUrl=/myindibiz/my-course`);
  const signIn = new SignIn(page);
  await signIn.logIn(demo.smallBusiness, PASSWORD);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/my-course');
  await page.goto(`${INTERNSHIP_ORIGIN}/internship-ddb/my-course`);
  await expect(page).toHaveURL(/\/internship-ddb\/login/);
  await signIn.logIn(demo.smallBusiness, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
});

test("a partner's learner logs in on the partner's pages only @anyScreen", async ({ page }) => {
  await page.goto(`${PROGRAM_ORIGIN}/program/janabadra/my-course`);
  await expect(page).toHaveURL(/\/program-auth\/janabadra\/login/);
  const signIn = new SignIn(page);
  await signIn.logIn(demo.janabadra, PASSWORD);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/program/janabadra/my-course');
  await page.goto(`${PROGRAM_ORIGIN}/program/bse-bumn/my-course`);
  await expect(page).toHaveURL(/\/program-auth\/bse-bumn\/login/);
  await signIn.logIn(demo.janabadra, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
});

test('fordigi signs in at its own provider and has no registration @anyScreen', async ({ page }) => {
  await page.goto(`${PROGRAM_ORIGIN}/program/fordigi/my-course`);
  await expect(page).toHaveURL(/\/program-auth\/fordigi\/login/);
  await page.getByRole('link', { name: 'Masuk lewat Fordigi' }).click();
  await page.getByLabel('Email').fill(demo.fordigi);
  await page.getByLabel('Kata sandi').fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/program/fordigi/my-course');
  await expect(page.getByRole('heading', { level: 1, name: 'Kursus Saya' })).toBeVisible();
  expect((await page.goto(`${PROGRAM_ORIGIN}/program-auth/fordigi/register`))?.status()).toBe(404);
});

test("a partner's pages also live on the partner's own host, and every path on the main origin @anyScreen", async ({
  page,
}) => {
  await page.goto(PROGRAM_ORIGIN.replace('://', '://janabadra.'));
  await expect(page.getByRole('heading', { name: 'Janabadra Siap Kerja' })).toBeVisible();
  const course = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  expect(await course.getAttribute('href')).toMatch(/^\/course\//);
  const ownHost = PROGRAM_ORIGIN.replace('://', '://janabadra.');
  expect((await page.goto(`${ownHost}/program-auth/fordigi/login`))?.status()).toBe(404); // of another partner
  for (const path of ['/internship-ddb', '/myindibiz', '/program/magenta']) {
    expect((await page.goto(`${MAIN_ORIGIN}${path}`))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await new Site(page).isAnonymous();
});

test('what a learner buys at a partner stands in the history there, and what was bought on the main site does not', async ({
  page,
  context,
}) => {
  const service = { title: 'Layanan Pelanggan yang Diingat', slug: 'layanan-pelanggan-yang-diingat' };
  const janabadra = `${PROGRAM_ORIGIN}/program/janabadra`;
  const learner = await loggedInNewcomer(context, MAIN_ORIGIN);
  await joinProgram(learner, 'janabadra');
  await waitingOrder(context, MAIN_ORIGIN, 'VA_BCA', 'seo-untuk-situs-usaha-kecil');
  await page.goto(`${janabadra}/my-course`);
  await new SignIn(page).logIn(learner.email, learner.password);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/program/janabadra/my-course');

  const cart = await (await new CoursePage(page).open(service.slug, janabadra)).buy();
  const methods = await cart.choosePayment();
  await methods.choose('BCA Virtual Account');
  await expectFitsPhones(page);
  const payment = await (await methods.pay()).confirm();
  await payment.summary.says('Total Pembayaran', 'Rp64.000');
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(await payment.number('BCA'));
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());
  await expect(page).toHaveURL(({ pathname }) => pathname === '/program/janabadra/payment-process');

  const history = await new HistoryPage(page).open('finished', janabadra);
  await expect(history.transaction(service.title)).toContainText('Berhasil');
  await expect((await history.open('waiting', janabadra)).isEmpty).toBeVisible();
});

test('a small-business user has a history on myindibiz', async ({ page }) => {
  await page.goto(`${MYINDIBIZ_ORIGIN}/myindibiz/transaction-history/finished`);
  await new SignIn(page).logIn(demo.smallBusiness, PASSWORD);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/transaction-history/finished');
  const history = await new HistoryPage(page).open('finished', `${MYINDIBIZ_ORIGIN}/myindibiz`);
  await expect(history.transaction('Menghitung Harga Pokok Produksi')).toContainText('Berhasil');
  await expect((await history.open('failed', `${MYINDIBIZ_ORIGIN}/myindibiz`)).isEmpty).toBeVisible();
});

test('somebody who registers on myindibiz buys a course there by virtual account, and has it there', async ({
  page,
  context,
}) => {
  const myindibiz = `${MYINDIBIZ_ORIGIN}/myindibiz`;
  const costs = { title: 'Menghitung Harga Pokok Produksi', slug: 'menghitung-harga-pokok-produksi' };
  await page.goto(`${myindibiz}/login?returnUrl=${encodeURIComponent(`/myindibiz/course/${costs.slug}`)}`);
  await new SignIn(page).register(newcomer());
  const course = new CoursePage(page);
  await course.isShown();
  const cart = await course.buy();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/cart');
  await expectFitsPhones(page);
  const methods = await cart.choosePayment();
  await expectFitsPhones(page);
  await methods.choose('BCA Virtual Account');
  const payment = await (await methods.pay()).confirm();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/payment-process');
  await payment.summary.says('Total Pembayaran', 'Rp109.000');
  await expectFitsPhones(page);
  const sandbox = await new PaymentSandbox(await context.newPage()).bill(await payment.number('BCA'));
  await payment.turnsInto('Pembayaran Berhasil', () => sandbox.pay());

  await page.getByRole('main').getByRole('link', { name: 'Kursus Saya' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === '/myindibiz/my-course');
  await expect(page.getByRole('article').filter({ hasText: costs.title })).toBeVisible();
  const history = await new HistoryPage(page).open('finished', myindibiz);
  await expect(history.transaction(costs.title)).toContainText('Berhasil');
});

test('a programme has its own courses and no others @anyScreen', async ({ page }) => {
  for (const base of [
    `${PROGRAM_ORIGIN}/program/janabadra`,
    PROGRAM_ORIGIN.replace('//localhost', '//janabadra.localhost').replace('//127.0.0.1', '//janabadra.localhost'),
  ]) {
    expect((await page.goto(`${base}/course/administrasi-server-linux-dari-dasar`))?.status(), base).toBe(404);
    expect((await page.goto(`${base}/course/menghitung-harga-pokok-produksi`))?.status(), base).toBe(200);
  }
  expect((await page.goto(`${PROGRAM_ORIGIN}/program/internship-ddb`))?.status()).toBe(404);
});

test('the internship sells nothing, and every course it shows can be taken', async ({ page, isMobile }) => {
  const internship = `${INTERNSHIP_ORIGIN}/internship-ddb`;
  await page.goto(`${internship}/my-course`);
  await new SignIn(page).logIn(demo.internship, PASSWORD);
  await expect(page).toHaveURL(({ pathname }) => pathname === '/internship-ddb/my-course');
  for (const slug of ['laporan-keuangan-sederhana-untuk-usaha-kecil', 'pajak-untuk-pelaku-umkm']) {
    expect((await page.goto(`${internship}/course/${slug}`))?.status(), slug).toBe(404); // it costs something
  }
  await page.goto(`${internship}/collection-course`);
  await expect(page.getByRole('heading', { name: 'Harga' })).toHaveCount(0);
  const cards = page.locator(styled('article.courseCard'));
  expect(await cards.count()).toBeGreaterThan(5);
  const addresses = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const address of addresses) {
    await page.goto(`${INTERNSHIP_ORIGIN}${address}`);
    await new CoursePage(page).isShown();
    await expect(page.getByText('Kursus ini tidak dijual di sini.')).toHaveCount(0);
    await expect(
      page.locator(styled('.buyBox, .buyBox-bar, .scheduleCard-action')).getByText(/Rp|Gratis|Beli/),
    ).toHaveCount(0);
    const offer = page.locator(styled(isMobile ? '.buyBox-bar' : '.buyBox'));
    await expect(
      offer
        .getByRole('button', { name: 'Daftar Sekarang' })
        .or(offer.getByRole('link', { name: 'Pilih Jadwal' }))
        .or(offer.getByRole('link', { name: /^(Mulai Kursus|Lanjutkan|Lihat Hasil Belajar|Lihat Sertifikat)$/ })), // the learner's own
    ).toBeVisible();
  }
  for (const path of ['cart', 'payment-method', 'transaction-history/finished']) {
    expect((await page.goto(`${internship}/${path}`))?.status(), path).toBe(404);
  }
});
