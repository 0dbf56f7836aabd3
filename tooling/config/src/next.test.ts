import { afterEach, expect, test, vi } from 'vitest';
import { nextSettings } from './next.ts';

test('only an app that is given a prefix keeps its built files under one', () => {
  expect(nextSettings({ assetPrefix: '/_internship', pictureWidths: [640] }).assetPrefix).toBe('/_internship');
  expect(nextSettings({ pictureWidths: [640] })).not.toHaveProperty('assetPrefix');
});

test('a stored file that is opened by itself may run nothing', async () => {
  const rules = await nextSettings({ pictureWidths: [640] }).headers();
  expect(rules.find(({ source }) => source === '/storage/:path*')?.headers[0]?.value).toMatch(
    /default-src 'none';.*sandbox/,
  );
});

afterEach(() => vi.unstubAllEnvs());

test('pictures are resized from our own storage alone, and from the origins the configuration names', () => {
  const patterns = () => nextSettings({ pictureWidths: [640, 3840] }).images;
  expect(patterns()).toMatchObject({
    deviceSizes: [640, 3840],
    localPatterns: [{ pathname: '/storage/!(user)/**', search: '' }],
    remotePatterns: [],
    maximumRedirects: 0,
  });
  vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example');
  expect(patterns().remotePatterns.map(String)).toEqual(['https://cdn.example/**']);
});
