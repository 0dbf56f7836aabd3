import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import { drawingsOf } from './mockUps.ts';
import type { Place } from '../fixtures/places.ts';
import type { Look } from './report.ts';

/** Longest page that is drawn, in px; below it a list only goes on. */
const MAX_HEIGHT_PX = 6_000;

/** Where pictures go, and how what is on them was looked at. */
export interface Sitting {
  /** Folder of the pictures. */
  out: string;
  /** Folder of the drawings, if they are at hand. */
  drawings: string | undefined;
  /** What the pages belong to: a tenant, or what stands beside the site. */
  group: string;
  widthPx: number;
  theme: Look['theme'];
}

/** A page whole: scrolled through once, so that pictures below the first screen are there. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < Math.min(document.body.scrollHeight, 6_000); y += 700) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle', { timeout: 4_000 }).catch(() => {}); // a page that waits for a payment never rests
}

/** Draws the page that is open. @param drawn its name in the table of drawings */
export async function pictureOf(
  page: Page,
  place: Place,
  { out, drawings, group, widthPx, theme }: Sitting,
  { answer, drawn = place.name, isOpened = false }: { answer: Response | null; drawn?: string; isOpened?: boolean },
): Promise<Look> {
  const { overflowPx, heightPx } = await page.evaluate(() => ({
    overflowPx: document.documentElement.scrollWidth - window.innerWidth,
    heightPx: document.documentElement.scrollHeight,
  }));
  const picture = `${[group, place.name, widthPx, theme].join('-').replaceAll(/[/ ]/g, '_')}.jpg`;
  const whole = { fullPage: true, clip: { x: 0, y: 0, width: widthPx, height: Math.min(heightPx, MAX_HEIGHT_PX) } };
  await page.screenshot({ path: path.join(out, picture), type: 'jpeg', quality: 60, ...(isOpened ? {} : whole) });
  return {
    tenant: group,
    name: place.name,
    path: place.path,
    widthPx,
    theme,
    status: answer?.status() ?? 0,
    overflowPx,
    picture,
    drawings: drawingsOf(drawings, drawn, widthPx),
  };
}

/** Goes to a page and draws it whole. */
export async function look(page: Page, place: Place, sitting: Sitting, drawn?: string): Promise<Look> {
  const answer = await page.goto(place.path);
  await settled(page);
  return pictureOf(page, place, sitting, { answer, ...(drawn ? { drawn } : {}) });
}
