import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { tenants, type Tenant } from '../fixtures/addresses.ts';
import { lookBeside } from './beside.ts';
import { lookAtOpenings } from './openings.ts';
import { look, type Sitting } from './picture.ts';
import { purchasePlaces } from './purchase.ts';
import { otherProgrammes } from './programmes.ts';
import { logIn, ORIGIN, ownPlaces, publicPlaces, type Place } from '../fixtures/places.ts';
import { reportOf, type Look } from './report.ts';

const WIDTHS_PX = [390, 1440];
const THEMES = ['light', 'dark'] as const;

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
  const sitting: Sitting = { out, drawings: values.drawings, group: tenant.name, widthPx, theme };
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
      const drawn = tenant.face === 'program' && place.name === 'home' ? 'program' : place.name;
      looks.push(await look(page, place, sitting, drawn));
    }
  };
  const page = await opened();
  const context = page.context();
  await visit(page, await publicPlaces(context, tenant));
  if (tenant.face === 'main') looks.push(...(await lookAtOpenings(page, sitting, isWanted)));
  if (tenant.pages.some(({ isForLearners }) => isForLearners)) {
    await logIn(context, tenant);
    await visit(page, await ownPlaces(context, tenant));
  }
  await context.close();
  const buyer = await opened();
  await purchasePlaces(buyer, tenant, (places) => visit(buyer, places));
  await buyer.context().close();
  return looks;
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const executablePath = process.env.CHROMIUM_PATH;
const browser = await chromium.launch({ chromiumSandbox: false, ...(executablePath ? { executablePath } : {}) });
const looks: Look[] = [];
for (const tenant of [...tenants, ...otherProgrammes].filter(({ face }) => !values.face || face === values.face))
  for (const widthPx of WIDTHS_PX)
    for (const theme of THEMES) {
      const taken = await lookAt(browser, tenant, widthPx, theme);
      looks.push(...taken);
      console.log(`${tenant.name}, ${widthPx} px, ${theme}: ${taken.length} pages`);
    }
if (!values.face || values.face === 'beside')
  looks.push(...(await lookBeside(browser, { out, drawings: values.drawings }, isWanted)));
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
