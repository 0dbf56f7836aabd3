import type { Page } from '@playwright/test';
import { origins } from '../fixtures/test.ts';
import type { Place } from '../fixtures/places.ts';
import type { Look } from './report.ts';

const { API_ORIGIN, MAILBOX_PORT, PRAKERJA_PORT, SANDBOX_ORIGIN, SMS_PORT, STORYBOOK_PORT } = origins;

/** Where mails arrive. */
export const MAILBOX = `http://127.0.0.1:${MAILBOX_PORT}`;
const PRAKERJA = `http://127.0.0.1:${PRAKERJA_PORT}`;
const SMS = `http://127.0.0.1:${SMS_PORT}`;
const STORYBOOK = `http://127.0.0.1:${STORYBOOK_PORT}`;

/** Places that people see beside the site, of who plays the outside. */
const STARTS: readonly Place[] = [
  { name: 'sandbox', path: SANDBOX_ORIGIN ?? '' },
  { name: 'mailbox', path: MAILBOX },
  { name: 'prakerja', path: `${PRAKERJA}/` },
  { name: 'prakerjaDashboard', path: `${PRAKERJA}/dashboard` },
  { name: 'prakerjaShop', path: `${PRAKERJA}/beli` },
  { name: 'textMessages', path: `${SMS}/` },
  { name: 'apiReference', path: `${API_ORIGIN}/api/docs` },
];

/** What the first link of a start page leads to: a bill, a mail, a phone. Only what there is on this stack. */
const FIRST_OF: readonly (Place & { link: RegExp })[] = [
  { name: 'sandboxFirstBill', path: SANDBOX_ORIGIN ?? '', link: /href="(\/bayar\/[\w-]+)"/ },
  { name: 'mailboxMessage', path: MAILBOX, link: /href="(\/message\/[\w-]+)"/ },
  { name: 'prakerjaPhone', path: PRAKERJA, link: /href="(\/ponsel\/[^"]+)"/ },
  { name: 'textMessagesPhone', path: SMS, link: /href="(\/ponsel\/[^"]+)"/ },
];

/** Stories of what no visit brings about: the site while it is down, and what failed; and of the parts that are drawn. */
const STORIES: readonly (Place & { view: 'story' | 'docs' })[] = [
  { name: 'downtime', path: 'halaman-keadaan-khusus--downtime', view: 'story' },
  { name: 'loadingFailed', path: 'halaman-keadaan-khusus--loading-failed', view: 'story' },
  { name: 'buttons', path: 'kontrol-tombol--docs', view: 'docs' },
  { name: 'badges', path: 'kontrol-lencana-dan-chip--docs', view: 'docs' },
  { name: 'fields', path: 'formulir-bidang-isian--docs', view: 'docs' },
  { name: 'cards', path: 'kartu-kartu-kursus--docs', view: 'docs' },
];

/** The page the front shows for an app that does not answer, as it lies there. */
const AWAY: Place = { name: 'away', path: new URL('../../packages/ui/static/away.html', import.meta.url).href };

/** Every place beside the site that is there on this stack. */
export async function outsidePlaces(page: Page, theme: Look['theme']): Promise<Place[]> {
  const found: Place[] = [];
  for (const { name, path, link } of FIRST_OF) {
    const [, to] = link.exec(await (await page.request.get(path)).text()) ?? [];
    if (to !== undefined) found.push({ name, path: `${path}${to}` });
  }
  const hasStories = await page.request.get(STORYBOOK).then(
    (answer) => answer.ok(),
    () => false, // stacks for journeys have no Storybook
  );
  const stories = STORIES.map(({ name, path, view }) => ({
    name,
    path: `${STORYBOOK}/iframe.html?id=${path}&viewMode=${view}&globals=theme:${theme}`,
  }));
  return [...STARTS, ...found, AWAY, ...(hasStories ? stories : [])];
}
