import { controlText } from '@suluh/i18n-id/control';
import { SessionKeeper } from '@suluh/session/browser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  answering,
  asked,
  expectReadable,
  found,
  late,
  ledTo,
  logIn,
  logOut,
  refused,
  show,
} from '../../testing/island.tsx';
import { RenewSession } from './index.ts';

const REFRESH = 'POST /api/session/refresh';
const HREF = '/api/session/renew?returnTo=%2Fcart%3Fcart%3Dc-1';
const reloads = (at: string) => expect.poll(ledTo).toEqual([at]);
const soon = () => new Promise((resolve) => setTimeout(resolve, 300));

/** A page whose token ends so soon that it is asked for anew at once. */
async function open(tokenMinutes = 0.2): Promise<void> {
  logIn({ tokenMinutes });
  await show(<SessionKeeper scopeId="main" base="" />, { at: '/cart?cart=c-1' });
}

test('in place of a login form the session is renewed, which leads back by itself', async () => {
  await show(<RenewSession href={HREF} />, { at: '/auth/login' });
  await expect.poll(ledTo).toEqual([HREF]);
  await expect.element(page.getByText(controlText.loading)).toBeInTheDocument();
  await expectReadable();
});

test('before JavaScript the same address is gone to', () => {
  const html = renderToStaticMarkup(<RenewSession href={HREF} />);
  expect(html).toContain(`<noscript><meta http-equiv="refresh" content="0;url=${HREF}"/></noscript>`);
});

test('a token about to end is renewed while the page is looked at, and the page stays', async () => {
  await answering({ [REFRESH]: [found(null)] });
  await open();
  await expect.poll(() => asked(REFRESH)).toHaveLength(1);
  await soon();
  expect(ledTo()).toEqual([]);
});

test('a token that is good for longer is left alone', async () => {
  await answering({ [REFRESH]: [found(null)] });
  await open(15);
  await soon();
  expect(await asked(REFRESH)).toEqual([]);
});

test('a session that has ended for good loads the page again, which then asks to log in', async () => {
  await answering({ [REFRESH]: [refused(403, 'FORBIDDEN', '')] });
  await open();
  await reloads('/cart?cart=c-1');
});

test('a lost line ends nothing', async () => {
  await answering({ [REFRESH]: ['lost'] });
  await open();
  await expect.poll(() => asked(REFRESH)).toHaveLength(1);
  await soon();
  expect(ledTo()).toEqual([]);
});

test('two islands of one page ask in turns: what the first renewed, the second finds', async () => {
  await answering({ [REFRESH]: [late(found(null))] });
  logIn({ tokenMinutes: 0.2 });
  await show(
    <>
      <SessionKeeper scopeId="main" base="" />
      <SessionKeeper scopeId="main" base="" />
    </>,
  );
  await expect.poll(() => asked(REFRESH)).toHaveLength(1);
  logIn(); // the cookie its answer brings
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(await asked(REFRESH)).toHaveLength(1);
});

test('a visitor who is not logged in is asked nothing, and a tab that logs out takes the others along', async () => {
  await answering({ [REFRESH]: [found(null)] });
  logOut();
  await show(<SessionKeeper scopeId="main" base="" />, { at: '/wishlist' });
  await soon();
  expect([await asked(REFRESH), ledTo()]).toEqual([[], []]);
  const otherTab = new BroadcastChannel('suluh-session-main');
  otherTab.postMessage({ from: 'another tab' });
  otherTab.close();
  await reloads('/wishlist');
});
