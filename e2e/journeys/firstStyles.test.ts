import type { Page } from '@playwright/test';
import { AGAIN, expect, test } from '../fixtures/test.ts';
import { COURSE_PATH } from '../fixtures/paths.ts';

const PAGES = ['/', '/collection-course', COURSE_PATH];
const WIDTHS = [390, 1440];
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
const withWholeStylesheets = (page: Page): Promise<void> =>
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
      // the short form looks at a phone by night and a desktop by day
      test(
        `${path} looks at ${width} px, ${colorScheme}, as with whole stylesheets in it @anyScreen`,
        (width === 390) === (colorScheme === 'dark') ? {} : AGAIN,
        async ({ page }) => {
          await page.setViewportSize({ width, height: 900 });
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await page.route(SCRIPTS, (route) => route.abort()); // what lives changes by itself
          await page.goto(path);
          await page.evaluate(() => document.fonts.ready);
          const split = await looks(page);
          expect(split.length).toBeGreaterThan(500);
          await withWholeStylesheets(page);
          expect(await looks(page)).toEqual(split);
        },
      );
