import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { tenants, type Tenant } from '../fixtures/addresses.ts';
import { drawingsOf } from './mockUps.ts';
import { purchasePlaces } from './purchase.ts';
import { logIn, ORIGIN, ownPlaces, publicPlaces, type Place } from './places.ts';
import { reportOf, type Look } from './report.ts';

const WIDTHS_PX = [390, 1440];
const THEMES = ['light', 'dark'] as const;
/** Longest page that is drawn, in px; below it a list only goes on. */
const MAX_HEIGHT_PX = 6_000;

const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    drawings: { type: 'string' },
    face: { type: 'string' },
    page: { type: 'string', multiple: true },
  },
});
const out = path.resolve(values.out ?? 'looks');
const isWanted = ({ name }: Place) => !values.page || values.page.includes(name);

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

/** Looks at the pages of a tenant at one width and in one theme, as a visitor and as a learner. */
async function lookAt(browser: Browser, tenant: Tenant, widthPx: number, theme: Look['theme']): Promise<Look[]> {
  const visitor = {
    baseURL: ORIGIN[tenant.face],
    viewport: { width: widthPx, height: widthPx > 600 ? 900 : 844 },
    colorScheme: theme,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    reducedMotion: 'reduce',
  } as const;
  const looks: Look[] = [];
  const opened = async () => {
    const context = await browser.newContext(visitor);
    const page = await context.newPage();
    await page.addInitScript(() => {
      new MutationObserver(() => document.querySelector<HTMLButtonElement>('#closure[open] button')?.click()).observe(
        document,
        { subtree: true, childList: true, attributeFilter: ['open'] },
      );
    });
    return page;
  };
  const visit = async (page: Page, places: readonly Place[]) => {
    for (const place of places.filter(isWanted)) {
      const answer = await page.goto(place.path);
      await settled(page);
      const { overflowPx, heightPx } = await page.evaluate(() => ({
        overflowPx: document.documentElement.scrollWidth - window.innerWidth,
        heightPx: document.documentElement.scrollHeight,
      }));
      const picture = [tenant.face, place.name, widthPx, theme].join('-').replaceAll('/', '_') + '.jpg';
      await page.screenshot({
        path: path.join(out, picture),
        type: 'jpeg',
        quality: 60,
        fullPage: true,
        clip: { x: 0, y: 0, width: widthPx, height: Math.min(heightPx, MAX_HEIGHT_PX) },
      });
      const drawn = tenant.face === 'program' && place.name === 'home' ? 'program' : place.name;
      looks.push({
        tenant: tenant.name,
        ...place,
        widthPx,
        theme,
        status: answer?.status() ?? 0,
        overflowPx,
        picture,
        drawings: drawingsOf(values.drawings, drawn, widthPx),
      });
    }
  };
  const page = await opened();
  const context = page.context();
  await visit(page, await publicPlaces(context, tenant));
  await logIn(context, tenant);
  await visit(page, await ownPlaces(context, tenant));
  await context.close();
  const buyer = await opened();
  await purchasePlaces(buyer.context(), tenant, (places) => visit(buyer, places));
  await buyer.context().close();
  return looks;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ chromiumSandbox: false, ...(executablePath ? { executablePath } : {}) });
const looks: Look[] = [];
for (const tenant of tenants.filter(({ face }) => !values.face || face === values.face))
  for (const widthPx of WIDTHS_PX)
    for (const theme of THEMES) {
      const taken = await lookAt(browser, tenant, widthPx, theme);
      looks.push(...taken);
      console.log(`${tenant.name}, ${widthPx} px, ${theme}: ${taken.length} pages`);
    }
await browser.close();
looks.sort((one, other) =>
  `${one.tenant} ${one.name} ${one.widthPx}`.localeCompare(`${other.tenant} ${other.name} ${other.widthPx}`),
);
writeFileSync(path.join(out, 'index.html'), reportOf(looks));
console.log(`${looks.length} looks: ${path.join(out, 'index.html')}`);
const wide = looks.filter(({ overflowPx }) => overflowPx > 0);
const missing = looks.filter(({ status, name }) => status >= 400 && name !== 'notFound');
for (const { tenant, path: address, widthPx, overflowPx } of wide)
  console.log(`${tenant}${address} is ${overflowPx} px too wide at ${widthPx}`);
for (const { tenant, path: address, status } of missing) console.log(`${tenant}${address} answered ${status}`);
process.exit(wide.length + missing.length > 0 ? 1 : 0);
