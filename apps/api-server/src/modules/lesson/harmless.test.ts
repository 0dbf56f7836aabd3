import { expect, it } from 'vitest';
import { harmless } from './harmless.ts';

const shown = (src: string) => `<p>Pola</p><img src="${src}" loading="lazy" />`;

it.each(['https://mitra.example/pola.webp', '/storage/course/pola.webp', '/storage/a/b%20c.png?v=2'])(
  'keeps a picture at %s',
  (src) => expect(harmless(`<p>Pola</p><img src="${src}" onerror="x()">`)).toBe(shown(src)),
);

it.each([
  'x',
  '',
  ' ',
  'pola.png',
  './pola.png',
  '/pola.png',
  '/storage/',
  '/storage/../api/auth/logout',
  '/storage/%2e%2e/api/auth/logout',
  '//jahat.example/x.png',
  '/\\\\jahat.example/x.png',
  'http://mitra.example/pola.png',
  'https://',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
])('lets no picture through that has %j for an address', (src) =>
  expect(harmless(`<p>Pola</p><img src="${src}"><p>Jahit</p>`)).toBe('<p>Pola</p><p>Jahit</p>'),
);

it('lets no picture through without an address, and keeps what stands around it', () =>
  expect(harmless('<figure><img alt="Pola"><figcaption>Pola</figcaption></figure>')).toBe(
    '<figure><figcaption>Pola</figcaption></figure>',
  ));

it('leaves nothing that runs', () =>
  expect(harmless('<h1>Alat</h1><script>x()</script><a href="javascript:x()" onclick="x()">Kain</a>')).toBe(
    '<h2>Alat</h2><a>Kain</a>',
  ));
