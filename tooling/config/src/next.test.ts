import { expect, test } from 'vitest';
import { nextSettings } from './next.ts';

test('only an app that is given a prefix keeps its built files under one', () => {
  expect(nextSettings({ assetPrefix: '/_internship' }).assetPrefix).toBe('/_internship');
  expect(nextSettings()).not.toHaveProperty('assetPrefix');
});

test('no page of any app may be framed by another site', async () => {
  const [everywhere] = await nextSettings().headers();
  expect(everywhere?.source).toBe('/:path*');
  expect(everywhere?.headers.find(({ key }) => key === 'Content-Security-Policy')?.value).toContain("frame-ancestors 'none'");
});
