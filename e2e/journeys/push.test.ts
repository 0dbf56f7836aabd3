import { newBrowser, startPushService } from '@suluh/stack/push/service';
import { PUSH_PORTS } from '@suluh/stack/journeys';
import { loggedInNewcomer } from '../fixtures/account.ts';
import { expectAxeFindsNothing } from '../fixtures/axe.ts';
import { freeOrder } from '../fixtures/shop.ts';
import { expect, origins } from '../fixtures/test.ts';
import { inWholeBrowser } from '../fixtures/wholeBrowser.ts';

/** Nothing rings without it. */
const test = inWholeBrowser();

const { MAIN_ORIGIN } = origins;
const SLUG = 'percaya-diri-berbicara-di-depan-umum';

test('a device rings once its learner asks for it, leads to the messages, and is silent once they say so', async ({
  page,
  context,
}, { project }) => {
  const service = await startPushService(PUSH_PORTS[project.name === 'phone' ? 0 : 1]);
  const device = newBrowser(`${service.origin}/alamat/${crypto.randomUUID()}`);
  await context.grantPermissions(['notifications'], { origin: MAIN_ORIGIN });
  await loggedInNewcomer(context, MAIN_ORIGIN);
  // The browser's own push service lies outside: what it would answer is said in its place.
  await page.addInitScript((given) => {
    const key = 'suluh-test-push';
    const made = (raw: string) => ({
      endpoint: given.endpoint,
      options: { applicationServerKey: Uint8Array.from(JSON.parse(raw) as number[]).buffer },
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem(key);
        return true;
      },
    });
    PushManager.prototype.subscribe = async function subscribe(options) {
      localStorage.setItem(key, JSON.stringify([...(options!.applicationServerKey as Uint8Array)]));
      return made(localStorage.getItem(key)!) as never;
    };
    PushManager.prototype.getSubscription = async () => {
      const kept = localStorage.getItem(key);
      return kept === null ? null : (made(kept) as never);
    };
  }, device.subscription);

  await page.goto('/notification/preferensi');
  await expect(page.getByText('Belum menyala di perangkat ini.')).toBeVisible();
  await expectAxeFindsNothing(page, 'preferences of notifications');
  await page.getByRole('button', { name: 'Nyalakan' }).click();
  await expect(page.getByText('Menyala di perangkat ini.')).toBeVisible();
  const words = () => service.given.map(({ body }) => device.open(body) as { title: string; url: string });
  await expect.poll(() => words().map(({ title }) => title), { timeout: 15_000 }).toEqual(['Notifikasi menyala']);
  await freeOrder(context, MAIN_ORIGIN, SLUG);
  await expect.poll(() => words().map(({ title }) => title), { timeout: 15_000 }).toContain('Pendaftaran Berhasil');

  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration('/my-course');
      return (await registration!.getNotifications()).map(({ title, lang }) => ({ title, lang }));
    });
  const browser = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: MAIN_ORIGIN,
    registrationId: await registrationId,
    data: JSON.stringify(words().at(-1)),
  });
  await expect.poll(shown).toEqual([{ title: 'Pendaftaran Berhasil', lang: 'id' }]);
  expect(words().at(-1)!.url).toBe(`${MAIN_ORIGIN}/notification`);

  await page.reload();
  await expect(page.getByText('Menyala di perangkat ini.')).toBeVisible();
  expect(words()).toHaveLength(2); // the same login is told nothing again
  await page.getByRole('button', { name: 'Matikan' }).click();
  await expect(page.getByText('Belum menyala di perangkat ini.')).toBeVisible();
  await service.stop();
});

test('each site can be put on the screen of a phone', async ({ page, request }) => {
  for (const [start, scope] of [
    [origins.MAIN_ORIGIN, '/'],
    [`${origins.INTERNSHIP_ORIGIN}/internship-ddb`, '/internship-ddb'],
    [`${origins.MYINDIBIZ_ORIGIN}/myindibiz`, '/myindibiz'],
    [`${origins.PROGRAM_ORIGIN}/program/janabadra`, '/program/janabadra'],
  ]) {
    await page.goto(start!);
    const href = await page.locator('link[rel="manifest"]').getAttribute('href');
    const answer = await request.get(new URL(href!, start).href);
    expect(answer.headers()['content-type']).toContain('application/manifest+json');
    const manifest = (await answer.json()) as { start_url: string; scope: string; icons: { src: string }[] };
    expect([start, manifest.start_url, manifest.scope]).toEqual([start, scope, scope]);
    for (const { src } of manifest.icons)
      expect([src, (await request.get(new URL(src, start).href)).headers()['content-type']]).toEqual([
        src,
        'image/png',
      ]);
  }
});
