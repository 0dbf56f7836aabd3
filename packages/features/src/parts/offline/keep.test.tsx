import { keepText } from '@suluh/i18n-id/learning';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SendWaiting } from '../../chrome/SendWaiting.tsx';
import { logIn, show } from '../../testing/island.tsx';
import { awayPage } from './awayPage.ts';
import { forgetPages, keepAddress, keepPagesOf } from './keep.ts';

const TICKET = '/my-course/membatik/e-tiket';
const keep = async () => (await caches.open('suluh-pages')).put(TICKET, new Response('Sekar Ayu'));
const isKept = async () => (await (await caches.open('suluh-pages')).match(TICKET)) !== undefined;

beforeEach(forgetPages);
afterEach(forgetPages);

test("a learner's pages stay as long as it is the same learner", async () => {
  await keepPagesOf('u-0');
  await keep();
  await Promise.all([keepPagesOf('u-0'), keepPagesOf('u-0')]);
  expect(await isKept()).toBe(true);
  await keepPagesOf('u-1');
  expect(await isKept()).toBe(false);
});

test('what is on its way while everything is forgotten is not kept', async () => {
  const keeping = keepAddress(`${window.location.origin}/`);
  await forgetPages();
  expect(await keeping).toBe(false);
  expect(await caches.has('suluh-pages')).toBe(false);
});

test('what is kept while the first pages of a login are wiped stays', async () => {
  await keepPagesOf('u-0');
  await keep();
  await Promise.all([keepPagesOf('u-1'), keepPagesOf('u-1').then(keep), keepPagesOf('u-1')]);
  expect(await isKept()).toBe(true);
});

test('any page of the next login wipes the ticket of the former learner', async () => {
  await keepPagesOf('u-0');
  await keep();
  logIn();
  await show(
    <main>
      <SendWaiting />
    </main>,
  );
  await expect.poll(isKept).toBe(false);
});

test('who comes without a login wipes nothing', async () => {
  await keepPagesOf('u-0');
  await keep();
  await show(
    <main>
      <SendWaiting />
    </main>,
  );
  await keepPagesOf('u-0');
  expect(await isKept()).toBe(true);
});

test('a page that is not kept says so in the colours of its site, and leads to what is kept', async () => {
  await show(<main />);
  const page = new DOMParser().parseFromString(awayPage('/my-course/tersimpan'), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe(keepText.away);
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '',
    '/my-course/tersimpan',
  ]);
  expect(page.querySelector('style')?.textContent).toMatch(/--flame:\s*\S+;/);
  expect(page.querySelectorAll('[src], link')).toHaveLength(0); // nothing else would come
});
