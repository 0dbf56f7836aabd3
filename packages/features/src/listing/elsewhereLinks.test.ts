import { MAIN_ROUTES } from '@suluh/domain/address';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ElsewhereLinks } from './ElsewhereLinks.tsx';

const drawn = (words: readonly string[]) =>
  renderToStaticMarkup(
    createElement(ElsewhereLinks, {
      routes: MAIN_ROUTES,
      words,
      categories: [{ name: 'Tata Boga', slug: 'tata-boga' }],
    }),
  );
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test('a search that found nothing leads on to what many look for, and to the categories', () => {
  expect(hrefs(drawn(['batik tulis', 'excel']))).toEqual([
    '/search-course?q=batik+tulis',
    '/search-course?q=excel',
    '/category/tata-boga',
  ]);
});

test('where nobody looked for anything, only the categories are named', () => {
  expect(hrefs(drawn([]))).toEqual(['/category/tata-boga']);
  expect(drawn([])).not.toContain('Yang sering dicari');
});
