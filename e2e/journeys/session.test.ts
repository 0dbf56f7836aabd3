import { loggedInNewcomer } from '../fixtures/account.ts';
import { inDatabase } from '../fixtures/database.ts';
import { demo, newcomer, PASSWORD } from '../fixtures/people.ts';
import { closeNotices, expect, noticeIsGone, origins, test } from '../fixtures/test.ts';
import { CoursePage } from '../pages/course.ts';
import { SignIn } from '../pages/signIn.ts';
import { Site } from '../pages/site.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

test('logging out in one tab reloads the other @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const other = await context.newPage();
  await closeNotices(other);
  const first = await new Site(page).open('/');
  const second = await new Site(other).open(COURSE_PATH);
  await second.isLoggedIn();

  await page.bringToFront();
  await first.logOut();
  await first.isAnonymous();
  await second.isAnonymous();
});

test('a stale access token is refreshed without the learner noticing @anyScreen', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await context.addCookies([
    { name: 'suluh-main-token', value: 'stale.token.here', url: origins.MAIN_ORIGIN, httpOnly: true, sameSite: 'Lax' },
  ]);
  const before = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')?.value;
  const site = await new Site(page).open('/wishlist');
  await expect(page.getByRole('heading', { name: 'Kamu Belum Memiliki Wishlist' })).toBeVisible();
  await site.isLoggedIn();
  const after = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')?.value;
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});

test('a revoked session leads to login and back @anyScreen', async ({ page, context, request }) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const ours = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')!.value;
  const spend = async (token: string): Promise<string> => {
    const answer = await request.post(`${origins.API_ORIGIN}/api/auth/refresh-token`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return ((await answer.json()) as { data: { refreshToken: string } }).data.refreshToken;
  };
  await spend(await spend(ours)); // somebody else went on with it
  await context.clearCookies({ name: 'suluh-main-token' });
  await page.goto('/my-course');
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=%2Fmy-course/);
  await new SignIn(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/my-course$/);
});

test('tokens cannot be read by scripts, and another site cannot post @anyScreen', async ({
  page,
  context,
  request,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await page.goto('/');
  const visible = await page.evaluate(() => document.cookie);
  expect(visible).not.toMatch(/-token=|-refresh=/);
  const foreign = await request.post(`${origins.MAIN_ORIGIN}/api/wishlist`, {
    data: { courseId: 1 },
    headers: { origin: 'https://elsewhere.example' },
  });
  expect(foreign.status()).toBe(403);
  await page.goto('/auth/login?redirectTo=https://elsewhere.example/');
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/`);
});

test('after a refusal the form goes on: a wrong password is corrected, a taken address too @anyScreen', async ({
  page,
  context,
}) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await context.clearCookies();
  await page.goto('/auth/login?redirectTo=/wishlist');
  const signIn = new SignIn(page);
  await signIn.logIn(person.email, 'Salah12345');
  await expect(page.getByRole('alert').getByText('Email atau kata sandi salah.')).toBeVisible();
  await signIn.logIn(person.email, person.password);
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/wishlist`);
  await page.goto('about:blank'); // what the wishlist still asks for is not answered by another visitor

  await context.clearCookies();
  await page.goto('/auth/login?redirectTo=/wishlist');
  await signIn.register({ ...newcomer(), email: person.email });
  await expect(page.getByRole('alert').getByText('Email sudah terdaftar.')).toBeVisible();
  await page.getByLabel('Email').fill(newcomer().email);
  await page.getByRole('main').getByRole('button', { name: 'Daftar' }).click();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test('five wrong passwords make wait, a right one too, and the page says for how long @anyScreen', async ({
  page,
  context,
}) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await context.clearCookies();
  await page.goto('/auth/login');
  const signIn = new SignIn(page);
  for (let guess = 0; guess < 5; guess += 1) {
    await signIn.logIn(person.email, `Salah1234${guess}`);
    await expect(page.getByRole('alert').getByText('Email atau kata sandi salah.')).toBeVisible();
  }
  await signIn.logIn(person.email, person.password);
  await expect(page.getByRole('alert').getByText(/Coba lagi dalam \d+ detik/)).toBeVisible();
  await inDatabase("update try_count set blocked_until = now() where key like 'password %'");
  await signIn.logIn(person.email, person.password);
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/`);
});

test('made-up addresses of a visitor are counted as one visitor @anyScreen', async ({ request }) => {
  const visitors = async () =>
    (
      await inDatabase<{ visitors: number }>(
        "select count(*)::int as visitors from try_count where key like 'guarded %'",
      )
    )[0]!.visitors;
  const before = await visitors();
  for (const n of [1, 2, 3]) {
    await request.post(`${origins.MAIN_ORIGIN}/api/auth/login`, {
      data: { email: `tebak${n}@surel.example`, password: 'x' },
      headers: {
        origin: origins.MAIN_ORIGIN,
        'x-forwarded-for': `203.0.113.${n}`,
        'x-suluh-visitor': `203.0.113.${n};x`,
      },
    });
  }
  expect((await visitors()) - before).toBeLessThanOrEqual(1);
});

test('logging out without a connection ends the session here at once, and wholly with the next page', async ({
  page,
  context,
}) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const site = await new Site(page).open('/');
  await page.route('**/api/auth/logout', (route) => route.abort('internetdisconnected'));
  await site.logOut();
  await site.isAnonymous();
  await page.goto('/my-course');
  await expect(page).toHaveURL(/\/auth\/login/);
  await page.unroute('**/api/auth/logout');
  await page.goto('/');
  await expect
    .poll(async () =>
      (await context.cookies())
        .map(({ name }) => name)
        .filter((name) => /-token$|-refresh$|-session$|-leaving$/.test(name)),
    )
    .toEqual([]);
});

test("'Masuk' of the header returns to the page with its query, and guarded pages keep theirs", async ({
  page,
  context,
}) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await context.clearCookies();
  await page.goto(`${COURSE_PATH}?promoCode=NYALA50`);
  if (new Site(page).isPhone) await page.getByRole('button', { name: 'Buka menu' }).click();
  await page.getByRole('link', { name: 'Masuk', exact: true }).filter({ visible: true }).click();
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
  await new SignIn(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}${COURSE_PATH}?promoCode=NYALA50`);

  await context.clearCookies();
  await page.goto('/my-course?status=finished');
  await new SignIn(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/my-course?status=finished`);
  await page.waitForLoadState(); // what is still on its way would be taken for a page that leads elsewhere
  await context.clearCookies();
  await page.goto(`/auth/login?redirectTo=${encodeURIComponent(`${origins.MAIN_ORIGIN}/wishlist?page=1`)}`);
  await new SignIn(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/wishlist?page=1`);
});

test('what led to login is done after registering, once', async ({ page }) => {
  const course = await new CoursePage(page).open(COURSE_PATH.slice('/course/'.length));
  await course.heart('Tambah ke Wishlist').click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await new SignIn(page).register(newcomer());
  await course.isShown();
  await expect(new Site(page).message('Berhasil menambah kursus ke Wishlist')).toBeVisible();
  await course.heart('Hapus dari Wishlist').click();
  await expect(new Site(page).message('Berhasil menghapus kursus dari Wishlist')).toBeVisible();
  await page.reload();
  await expect(course.heart('Tambah ke Wishlist')).toBeVisible();
});

test("leaving a partner ends the sign-in there too, and a partner's own host is left to its home @anyScreen", async ({
  page,
}) => {
  const fordigi = `${origins.PROGRAM_ORIGIN}/program/fordigi`;
  await page.goto(`${fordigi}/my-course`);
  const signInThere = () => page.getByRole('main').getByRole('link', { name: 'Masuk lewat Fordigi' }).click();
  await signInThere();
  await page.getByLabel('Email').fill(demo.fordigi);
  await page.getByLabel('Kata sandi').fill(PASSWORD);
  await page.getByRole('button', { name: 'Masuk' }).click();
  await expect(page).toHaveURL(`${fordigi}/my-course`);
  await noticeIsGone(page);
  await new Site(page).logOut();
  await expect(page).toHaveURL(fordigi);
  await page.goto(`${fordigi}/my-course`);
  await signInThere();
  await expect(page.getByLabel('Kata sandi')).toBeVisible();

  const own = origins.PROGRAM_ORIGIN.replace('://', '://janabadra.');
  await page.goto(`${own}/my-course`);
  await new SignIn(page).logIn(demo.janabadra, PASSWORD);
  await expect(page).toHaveURL(`${own}/my-course`);
  await noticeIsGone(page);
  await new Site(page).logOut();
  await expect(page).toHaveURL(`${own}/`);
  await expect(page.getByRole('heading', { name: 'Janabadra Siap Kerja' })).toBeVisible();
});

test('the small-business login returns to the account page by the name that links outside give it @anyScreen', async ({
  page,
}) => {
  await page.goto(`${origins.MYINDIBIZ_ORIGIN}/login?returnUrl=/member/profile/akun`);
  await new SignIn(page).logIn(demo.smallBusiness, PASSWORD);
  await expect(page).toHaveURL(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/profile-management`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await page.goto(`${origins.MYINDIBIZ_ORIGIN}/member/profile/akun`);
  await expect(page).toHaveURL(`${origins.MYINDIBIZ_ORIGIN}/myindibiz/profile-management`);
});
