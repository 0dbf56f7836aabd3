import type { Page } from '@playwright/test';
import type { Place } from '../fixtures/places.ts';
import { pictureOf, type Sitting } from './picture.ts';
import type { Look } from './report.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

const WIDE_PX = 1024;
/** Words being typed are answered, and what opens has come to rest. */
const RESTS_MS = 900;

/** Something that opens on a page of the main site. */
interface Opening extends Place {
  /** On screens it is on: all, or those below or from 1024 px. */
  screens?: 'narrow' | 'wide';
  open: (page: Page, widthPx: number) => Promise<void>;
}

const press = (name: string | RegExp) => async (page: Page) =>
  page.getByRole('button', { name, disabled: false }).locator('visible=true').first().click();

const OPENINGS: readonly Opening[] = [
  {
    name: 'menu',
    path: '/',
    open: async (page, widthPx) => press(widthPx < WIDE_PX ? 'Buka menu' : 'Kategori')(page),
  },
  {
    name: 'suggestions',
    path: '/',
    open: (page) => page.locator('input[name="q"]:visible').first().pressSequentially('bati', { delay: 60 }),
  },
  { name: 'filterSheet', path: '/collection-course', screens: 'narrow', open: press(/^Filter/) },
  { name: 'sortSheet', path: '/collection-course', screens: 'narrow', open: press('Urutkan') },
  { name: 'dateDialog', path: COURSE_PATH, open: press('Pilih dan Beli Jadwal') },
  { name: 'reportDialog', path: `${COURSE_PATH}#ulasan`, open: press('Laporkan') },
];

/** Looks at what opens on the pages of the main site, as a visitor. */
export async function lookAtOpenings(
  page: Page,
  sitting: Sitting,
  isWanted: (place: Place) => boolean,
): Promise<Look[]> {
  const looks: Look[] = [];
  const isWide = sitting.widthPx >= WIDE_PX;
  for (const opening of OPENINGS.filter(isWanted)) {
    if (opening.screens && (opening.screens === 'wide') !== isWide) continue;
    await page.goto('about:blank'); // nothing of the one before stays open
    const answer = await page.goto(opening.path, { waitUntil: 'networkidle' });
    await opening.open(page, sitting.widthPx);
    await page.waitForTimeout(RESTS_MS);
    looks.push(await pictureOf(page, opening, sitting, { answer, isOpened: true }));
  }
  return looks;
}
