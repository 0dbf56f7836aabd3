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

test('a browser that takes AVIF gets it in place of WebP, and caches are told so', async () => {
  const settings = nextSettings({ pictureWidths: [640] });
  const { beforeFiles } = await settings.rewrites();
  expect(beforeFiles).toMatchObject([{ source: '/_ui/gambar/:path*.webp', destination: '/_ui/gambar/:path*.avif' }]);
  const accept = new RegExp(`^${beforeFiles[0]!.has[0]!.value}$`);
  expect([accept.test('image/avif,image/webp,*/*'), accept.test('image/webp,*/*')]).toEqual([true, false]);
  const rules = await settings.headers();
  for (const base of ['/_ui', '/storage'])
    expect(rules.find(({ source }) => source === `${base}/gambar/:path*`)?.headers).toEqual([
      { key: 'Vary', value: 'Accept' },
    ]);
});

test('every origin has the pictures that are asked for without being named', async () => {
  const { afterFiles } = await nextSettings({ pictureWidths: [640] }).rewrites();
  expect(afterFiles.map(({ source }) => source)).toEqual(['/favicon.ico', '/apple-touch-icon.png']);
});

afterEach(() => vi.unstubAllEnvs());

test('pictures are resized from our own storage alone, and from the origins the configuration names', () => {
  const patterns = () => nextSettings({ pictureWidths: [640, 3840] }).images;
  expect(patterns()).toMatchObject({
    deviceSizes: [640, 3840],
    localPatterns: [
      { pathname: '/storage/!(user)/**', search: '' },
      { pathname: '/_ui/gambar/**', search: '' },
    ],
    remotePatterns: [],
    maximumRedirects: 0,
  });
  vi.stubEnv('PICTURE_ORIGINS', 'https://cdn.example');
  expect(patterns().remotePatterns.map(String)).toEqual(['https://cdn.example/**']);
});
