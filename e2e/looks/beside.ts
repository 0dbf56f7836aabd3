import type { Browser, BrowserContext, Page } from '@playwright/test';
import { officeSession } from '../fixtures/office.ts';
import { origins } from '../fixtures/test.ts';
import { MAILBOX, outsidePlaces } from './outside.ts';
import type { Place } from '../fixtures/places.ts';
import { look, type Sitting } from './picture.ts';
import type { Look } from './report.ts';

const { BACK_OFFICE_ORIGIN } = origins;
const [PAGE_WIDTHS_PX, MAIL_WIDTHS_PX] = [
  [390, 1440],
  [320, 600],
];
/** An operator of the demo, who may enter every room. */
const OPERATOR = 'dewi';

interface Mail {
  id: number | string;
  subject: string;
  html: string;
}

/** Subjects of mails that there are drawings of, and the names of those. */
const DRAWN_MAILS: readonly [RegExp, string][] = [
  [/bayar sebelum|menunggu pembayaran|selesaikan pembayaran/i, 'mailToPay'],
  [/lunas|berhasil|terkonfirmasi/i, 'mailPaid'],
];

/** One mail of each subject, the newest. */
async function mails(page: Page): Promise<(Place & { drawn?: string; html: string })[]> {
  const all = (await (await page.request.get(`${MAILBOX}/api/messages`)).json()) as Mail[];
  const kinds = new Map(all.map((mail) => [mail.subject.replaceAll(/\d[\d.]*/g, '0'), mail]));
  return [...kinds.values()].map(({ id, subject, html }) => {
    const drawn = DRAWN_MAILS.find(([words]) => words.test(subject))?.[1];
    return { name: subject.slice(0, 60), path: `${MAILBOX}/message/${id}`, html, ...(drawn ? { drawn } : {}) };
  });
}

/** The rooms an operator finds on the first page of the back office. */
async function rooms(page: Page): Promise<Place[]> {
  await page.goto(`${BACK_OFFICE_ORIGIN}/`);
  const links = page.getByRole('main').getByRole('link');
  await links.first().waitFor();
  const paths = await links.evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href')!))]);
  return ['/', ...paths].map((path) => ({ name: path, path: `${BACK_OFFICE_ORIGIN}${path}` }));
}

/** Looks at what stands beside the site: who plays the outside, mails by themselves, and the rooms of the back office. */
export async function lookBeside(
  browser: Browser,
  { out, drawings }: Pick<Sitting, 'out' | 'drawings'>,
  isWanted: (place: Place) => boolean,
): Promise<Look[]> {
  const looks: Look[] = [];
  const sittings = (group: string, widths: readonly number[], theme: Look['theme'] = 'light') =>
    widths.map((widthPx): Sitting => ({ out, drawings, group, widthPx, theme }));
  const opened = async ({ widthPx, theme }: Sitting, use: (page: Page, context: BrowserContext) => Promise<void>) => {
    const context = await browser.newContext({ viewport: { width: widthPx, height: 900 }, colorScheme: theme, locale: 'id-ID', reducedMotion: 'reduce' }); // prettier-ignore
    await use(await context.newPage(), context);
    await context.close();
  };
  for (const theme of ['light', 'dark'] as const)
    for (const sitting of sittings('beside the site', PAGE_WIDTHS_PX, theme))
      await opened(sitting, async (page) => {
        for (const place of (await outsidePlaces(page, theme)).filter(isWanted))
          looks.push(await look(page, place, sitting));
      });
  for (const sitting of sittings('mails', MAIL_WIDTHS_PX))
    await opened(sitting, async (page) => {
      for (const { html, drawn, ...place } of await mails(page)) {
        if (!isWanted(place)) continue;
        await page.route(place.path, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
        looks.push(await look(page, place, sitting, drawn));
      }
    });
  for (const sitting of sittings('back office', PAGE_WIDTHS_PX))
    await opened(sitting, async (page, context) => {
      await officeSession(context, OPERATOR);
      for (const place of (await rooms(page)).filter(isWanted)) looks.push(await look(page, place, sitting));
    });
  return looks;
}
