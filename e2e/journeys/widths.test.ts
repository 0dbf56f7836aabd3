import type { Page } from '@playwright/test';
import { tenants } from '../fixtures/addresses.ts';
import { logIn, ORIGIN, ownPlaces, publicPlaces, type Place } from '../fixtures/places.ts';
import { AGAIN, expect, test } from '../fixtures/test.ts';

/** From the narrowest phone to a usual desktop, and where the arrangement of pages changes between them. */
const WIDTHS_PX = [320, 360, 390, 768, 820, 1024, 1150, 1440];
/** As many courses as are compared at most: a table wider than a phone. */
const COMPARED = '?kursus=las-listrik-dasar,pajak-untuk-pelaku-umkm,menjahit-busana-dasar';

/** At which widths a page is wider than its screen, and how wide it is there. */
async function tooWide(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const found: string[] = [];
  for (const width of WIDTHS_PX) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(
      () =>
        new Promise<number>((tell) => {
          const measure = () => tell(document.documentElement.scrollWidth);
          requestAnimationFrame(() => requestAnimationFrame(measure)); // once what watches sizes has answered
        }),
    );
    if (wide > width) found.push(`${address} is ${wide} px wide on ${width} px`);
  }
  return found;
}

/** The face with the fewest pages stands for the others in the short form; pages.test.ts looks at the main site's there. */
const SHORTEST = 'internship';

for (const tenant of tenants) {
  const origin = ORIGIN[tenant.face];

  test(
    `no page of ${tenant.name} is wider than its screen, from 320 to 1440 px @anyScreen`,
    tenant.face === SHORTEST ? {} : AGAIN,
    async ({ page, context }) => {
      test.slow();
      const walk = async (places: readonly Place[]) => {
        const found: string[] = [];
        for (const { name, path } of places)
          found.push(...(await tooWide(page, `${origin}${path}${name === 'comparison' ? COMPARED : ''}`)));
        expect(found).toEqual([]);
      };
      await walk(await publicPlaces(context, tenant));
      await logIn(context, tenant);
      await walk(await ownPlaces(context, tenant));
    },
  );
}
