import { loggedInNewcomer } from '../fixtures/account.ts';
import { closeNotices, expect, origins, test } from '../fixtures/test.ts';
import { SignIn } from '../pages/sign-in.ts';
import { Site } from '../pages/site.ts';

const COURSE = '/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam';

test('logging out in one tab reloads the other', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const other = await context.newPage();
  await closeNotices(other);
  const first = await new Site(page).open('/');
  const second = await new Site(other).open(COURSE);
  await second.isLoggedIn();

  await page.bringToFront();
  await first.logOut();
  await first.isAnonymous();
  await second.isAnonymous();
});

test('a stale access token is refreshed without the learner noticing', async ({ page, context }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await context.addCookies([{ name: 'suluh-main-token', value: 'stale.token.here', url: origins.MAIN_ORIGIN, httpOnly: true, sameSite: 'Lax' }]);
  const before = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')?.value;
  const site = await new Site(page).open('/wishlist');
  await expect(page.getByRole('heading', { name: 'Kamu Belum Memiliki Wishlist' })).toBeVisible();
  await site.isLoggedIn();
  const after = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')?.value;
  expect(after).toBeDefined();
  expect(after).not.toBe(before);
});

test('a revoked session leads to login and back', async ({ page, context, request }) => {
  const person = await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  const refreshToken = (await context.cookies()).find(({ name }) => name === 'suluh-main-refresh')!.value;
  for (let use = 0; use < 2; use += 1) {
    await request.post(`${origins.API_ORIGIN}/api/auth/refresh-token`, { headers: { authorization: `Bearer ${refreshToken}` } });
  }
  await context.clearCookies({ name: 'suluh-main-token' });
  await page.goto('/my-course');
  await expect(page).toHaveURL(/\/auth\/login\?redirectTo=%2Fmy-course/);
  await new SignIn(page).logIn(person.email, person.password);
  await expect(page).toHaveURL(/\/my-course$/);
});

test('tokens cannot be read by scripts, and another site cannot post', async ({ page, context, request }) => {
  await loggedInNewcomer(context, origins.MAIN_ORIGIN);
  await page.goto('/');
  const visible = await page.evaluate(() => document.cookie);
  expect(visible).not.toMatch(/-token=|-refresh=/);
  const foreign = await request.post(`${origins.MAIN_ORIGIN}/api/wishlist`, { data: { courseId: 1 }, headers: { origin: 'https://elsewhere.example' } });
  expect(foreign.status()).toBe(403);
  await page.goto('/auth/login?redirectTo=https://elsewhere.example/');
  await expect(page).toHaveURL(`${origins.MAIN_ORIGIN}/`);
});
