import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const COURSE = '/course/membatik-tulis-untuk-pemula-dari-canting-hingga-pewarna-alam';
const PAGES = ['/', '/collection-course', COURSE];
const WIDTHS = [390, 1440];
const FILES = '**/_styles/*.css';
const SCRIPTS = '**/_next/static/**';

/** All that styles give to what can be seen, margins that the browser computes from the layout apart: boxes tell of them. */
const looks = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[data-fold]') && !/^(?:STYLE|SCRIPT|LINK)$/.test(element.tagName))
      .map((element) => {
        const style = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        const given = [...style].filter((name) => !name.startsWith('--') && !name.includes('margin'));
        const values = given.map((name) => `${name}: ${style.getPropertyValue(name)}`);
        return [element.tagName, `${[x, y, width, height].map(Math.round)}`, ...values.sort()].join('\n');
      }),
  );

/** Puts the whole stylesheets where the page has those for what is seen first. */
const withWholeSheets = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('[data-fold] link')];
    const files = await Promise.all(links.map(async ({ href }) => (await fetch(href)).text()));
    const styles = [...document.querySelectorAll('style[data-styled-global]')];
    const fonts = styles[0]!.textContent.match(/@font-face\{[^}]*\}/g)!.join('');
    for (const link of links) link.remove();
    for (const style of styles) style.textContent = '';
    styles[0]!.textContent = fonts + files[0]!;
    styles.at(-1)!.textContent = files[1]!;
  });

for (const path of PAGES)
  for (const width of WIDTHS)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${path} looks at ${width} px, ${colorScheme}, as with whole stylesheets in it @anyScreen`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await page.route(SCRIPTS, (route) => route.abort()); // what lives changes by itself
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const split = await looks(page);
        expect(split.length).toBeGreaterThan(500);
        await withWholeSheets(page);
        expect(await looks(page)).toEqual(split);
      });

for (const path of PAGES)
  for (const width of WIDTHS)
    test(`${path} shows at ${width} px its first screen as it will be before the files are there, and nothing below it @anyScreen`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const held: Route[] = [];
      await page.route(SCRIPTS, (route) => route.abort());
      await page.route(FILES, (route) => void held.push(route));
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(page.locator('[data-fold] link').last()).toBeAttached();
      await expect.poll(() => held.length).toBeGreaterThan(1);
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator('footer')).toHaveCount(0); // nothing that waits is there to be seen
      const before = await looks(page);
      await Promise.all(held.map((route) => route.continue()));
      await expect(page.locator('footer')).toBeAttached();
      await page.waitForLoadState('load');
      const tall = before.filter((look) => !/^(?:BODY|MAIN)\n/.test(look));
      const after = new Set((await looks(page)).map(styled));
      const changed = tall.map(styled).filter((look) => !after.has(look));
      expect(changed.length).toBeLessThan(1 + before.length * MOST_GROWING);
    });

/** What surrounds the place grows with what comes, and what is closed has no styles yet: a few of many hundred. */
const MOST_GROWING = 0.5;
const styled = (look: string): string =>
  look
    .split('\n')
    .filter((line) => /^(?:[A-Z]|(?:display|color|background-color|font-size|font-weight|border-top-left-radius|position): )/.test(line)) // prettier-ignore
    .join('\n');
