/// <reference types="vite/client" />
import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const BUDGET_BYTES = 14 * 1024;

type Exports = Record<string, ComponentType>;
const files = {
  ...import.meta.glob<Exports>('../src/**/*Stylesheet.tsx', { eager: true }),
  ...import.meta.glob<Exports>('../../features/src/**/*Stylesheet.tsx', { eager: true }),
};
const stylesheets = new Map(Object.values(files).flatMap((exported) => Object.entries<ComponentType>(exported)));
const stylesheet = (area: string): ComponentType => {
  const found = stylesheets.get(`${area}Stylesheet`);
  if (!found) throw new Error(`No stylesheet of ${area}`);
  return found;
};

/** What every page carries. */
const EVERY_PAGE = ['Base', 'Dialogs', 'Chrome'];
/** Areas whose pages carry others beneath. */
const ABOVE: Record<string, readonly string[]> = {
  History: ['Account'],
  Cart: ['Checkout', 'Promo'],
  Certificate: ['Account'],
  Filter: ['Listing'],
  HomeSections: ['Home'],
  MyCourse: ['Account'],
  Notifications: ['Account'],
  Partner: ['Listing', 'Filter'],
  PaymentMethod: ['Checkout', 'Promo'],
  Profile: ['Account'],
  Promo: ['Checkout'],
};
const areas = [...stylesheets.keys()]
  .map((name) => name.replace(/Stylesheet$/, ''))
  .filter((area) => !EVERY_PAGE.includes(area));

/** The style elements of a page. */
function styleTags(...names: string[]): string {
  const collector = new ServerStyleSheet();
  renderToString(
    collector.collectStyles(
      createElement('main', null, ...names.map((name) => createElement(stylesheet(name), { key: name }))),
    ),
  );
  return collector.getStyleTags();
}

test('there are areas', () => {
  expect(areas.length).toBeGreaterThan(10);
});

test.each(areas)('the styles of a page of the area %s stay under 14 KB gzipped', (area) => {
  const size = gzipSync(styleTags(...EVERY_PAGE, ...(ABOVE[area] ?? []), area), { level: 9 }).length;
  console.log(`${area}: ${size} bytes of CSS, gzipped`);
  expect(size).toBeLessThan(BUDGET_BYTES);
});

const styles = {
  ...import.meta.glob<Record<string, unknown>>('../src/**/*.styles.ts', { eager: true }),
  ...import.meta.glob<Record<string, unknown>>('../../features/src/**/*.styles.ts', { eager: true }),
};
/** Written into a noscript element by its component. */
const APART = /ClosureNotice\.styles\.ts$/;

test.each(Object.keys(styles).filter((file) => !APART.test(file)))('%s stands in a stylesheet', (file) => {
  const all = styleTags(...[...stylesheets.keys()].map((name) => name.replace(/Stylesheet$/, '')));
  const first = /\.([a-z]\w*)/.exec(
    Object.values(styles[file] ?? {})
      .flat()
      .join(''),
  )?.[0];
  expect(first === undefined || all.includes(first)).toBe(true);
});
