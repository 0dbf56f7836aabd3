import { vignetteOf } from '@suluh/domain/vignette';
import { expect, it } from 'vitest';
import { categories } from '../data/categories.ts';
import { demoCourses } from './courses.ts';

it('no two demo courses of a category have the same picture, and each shows what it is about', () => {
  const drawn = demoCourses.map(({ title, category }) => {
    const path = vignetteOf({ title, categories: categories.filter(({ slug }) => slug === category) });
    return [category, /\/([^/]+)-[12]\.webp$/.exec(path)?.[1], title] as const;
  });
  const seen = new Map<string, string>();
  const twice = drawn.filter(([category, main, title]) => {
    const key = `${category}/${main}`;
    const before = seen.get(key);
    seen.set(key, title);
    return before !== undefined;
  });
  expect(twice).toEqual([]);
  expect(drawn.find(([, , title]) => title.startsWith('Barista'))?.[1]).toBe('kopi');
  expect(drawn.find(([, , title]) => title.startsWith('Membatik'))?.[1]).toBe('canting');
});
