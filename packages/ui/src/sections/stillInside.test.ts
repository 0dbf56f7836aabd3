import { setAside, type Aside } from '@suluh/kept-pages/aside';
import { expect, test } from 'vitest';
import { stillInside } from './stillInside.ts';

const keeping = (signOfDrawn: Aside['signOfDrawn']) => setAside({ signOf: () => '', signOfDrawn, drawn: () => null });

test('where nobody fills signs in, the inside is drawn in its place', () => {
  expect(stillInside('kunci', () => 'isi')).toEqual({ children: 'isi' });
});

test('where somebody does, the framework gets the sign', () => {
  keeping((key) => `~${key}~`);
  expect(stillInside('kunci', () => 'isi')).toEqual({ dangerouslySetInnerHTML: { __html: '~kunci~' } });
});

test('what cannot be kept aside is drawn in its place', () => {
  keeping(() => null);
  expect(stillInside('kunci', () => 'isi')).toEqual({ children: 'isi' });
});
