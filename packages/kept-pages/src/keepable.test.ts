import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { asideTexts } from './asideTexts.ts';
import { rendered, scriptSource, withFewScripts } from './keepable.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page may run its own inline scripts, each by its hash, and no others', () => {
  const html =
    '<script>satu()</script><script src="/a.js"></script><script type="application/ld+json">{}</script><script id="x">dua()</script>';
  expect(scriptSource(html)).toBe(`script-src 'self' ${sha256('satu()')} ${sha256('dua()')}`);
});

test('neighbouring scripts of the framework become one, others stay', () => {
  const html =
    '<script>a()</script><script>self.__next_f.push([1,"x"])</script><script>self.__next_f.push([1,"y"])</script><p></p><script>self.__next_f.push([1,"z"])</script>';
  expect(withFewScripts(html)).toBe(
    '<script>a();self.__next_f.push([1,"x"]);self.__next_f.push([1,"y"])</script><p></p><script>self.__next_f.push([1,"z"])</script>',
  );
});

test('a kept page is there in three forms with the same content, and browsers must ask whether it is still right', async () => {
  const body = Buffer.from('<p>Halo</p>'.repeat(100));
  const { page } = await rendered({
    pathname: '/',
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      vary: 'rsc',
      etag: 'W/"x"',
    },
    body,
    texts: asideTexts(),
    sheets: null,
  });
  expect(gunzipSync(page.gzip)).toEqual(body);
  expect(brotliDecompressSync(page.brotli)).toEqual(body);
  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'rsc, accept-encoding, save-data, cookie' });
  expect(page.headers).not.toHaveProperty('etag');
});
