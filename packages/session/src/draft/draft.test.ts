import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { draftCookies, draftPages, droppedDraftCookies, leftDraftCookies, readDraft } from './index.ts';

const now = new Date('2026-03-02T00:00:00Z');
const page = { path: '/enterprise/minta-penawaran', secure: true, who: null, pages: [] };

/** What a browser holds after these. */
function jarOf(cookies: readonly string[]): Map<string, string> {
  const pairs = cookies.map((each) => /^([^=]+)=([^;]*)/.exec(each)!.slice(1) as [string, string]);
  return new Map(pairs.filter(([, value]) => value !== ''));
}
const read = (cookies: readonly string[], who: string | null = null) => {
  const jar = jarOf(cookies);
  return readDraft((name) => jar.get(name), who);
};

test('a draft is sent to its page alone, for ten minutes, out of reach of scripts', () => {
  const typed = { name: 'R2; Path=/', need: 'Kasir\nBatik 🎨' };
  const cookies = draftCookies(typed, page, now);
  expect(cookies[0]).toMatch(
    /^suluh-draft=[\w-]+; Path=\/enterprise\/minta-penawaran; SameSite=Lax; Expires=Mon, 02 Mar 2026 00:10:00 GMT; HttpOnly; Secure$/,
  );
  expect(cookies[1]).toMatch(/^suluh-draft-1=; .*Expires=Thu, 01 Jan 1970/); // what a longer one left there
  expect(read(cookies)).toEqual(typed);
});

/** Signs that repeat in no order a compression could use. */
function signs(from: number, among: number, count: number): string {
  let drawn = 1;
  return Array.from({ length: count }, () => {
    drawn = (Math.imul(drawn, 1_664_525) + 1_013_904_223) >>> 0;
    return String.fromCodePoint(from + ((drawn >>> 8) % among));
  }).join('');
}

describe('a long one is kept whole', () => {
  test.each([
    ['2,000 pictures', signs(0x1f300, 0x2ff, 2_000)],
    ['2,000 Javanese letters', signs(0xa980, 0x50, 2_000)],
    ['2,000 of the rarest signs', signs(0x20000, 0xa000, 2_000)],
    ['10,000 letters', 'Mbok Ayu sabar. '.repeat(625)],
  ])('of %s', (_, comment) => {
    const cookies = draftCookies({ comment, rating: '4' }, { ...page, who: 'u-1' }, now);
    expect(read(cookies, 'u-1')).toEqual({ comment, rating: '4' });
    for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_000);
  });
});

test('of one beyond all measure whole letters are left out at the end of the longest text', () => {
  const family = '👩🏽‍🌾';
  const need = [...signs(0x20000, 0xa000, 6_000)].map((sign) => `${family}${sign}`).join('');
  const kept = read(draftCookies({ name: 'Rina', need }, page, now))!;
  expect(kept.name).toBe('Rina');
  expect(need.startsWith(kept.need!)).toBe(true);
  expect(kept.need!.length).toBeGreaterThan(2_000);
  expect(kept.need!.length).toBeLessThan(need.length);
  const begins = [...new Intl.Segmenter('id').segment(need)].map(({ index }) => index);
  expect(begins).toContain(kept.need!.length);
});

test('is shown to its writer alone', () => {
  const cookies = draftCookies({ comment: 'rahasia' }, { ...page, who: 'u-1' }, now);
  expect(read(cookies, 'u-1')).toEqual({ comment: 'rahasia' });
  expect([read(cookies, 'u-2'), read(cookies, null)]).toEqual([null, null]);
  expect(read(draftCookies({ name: 'Rina' }, page, now), 'u-1')).toBeNull();
});

test('it is taken away', () => {
  const dropped = droppedDraftCookies(page);
  expect(dropped).toHaveLength(2);
  for (const cookie of dropped) expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
});

describe('who leaves', () => {
  const header = (cookies: readonly string[]) => [...jarOf(cookies)].map((pair) => pair.join('=')).join('; ');

  test('takes away those of every page', () => {
    const first = draftCookies({ a: '1' }, { ...page, path: '/my-course/batik/ulasan' }, now);
    const pages = draftPages(header(first));
    const second = draftCookies({ a: '2' }, { ...page, pages }, now);
    const left = leftDraftCookies(header(second), false);
    for (const path of ['/my-course/batik/ulasan', '/enterprise/minta-penawaran', '/'])
      expect(left.filter((cookie) => cookie.includes(`; Path=${path};`)).length).toBeGreaterThan(0);
    for (const cookie of left) expect(cookie).toContain('Expires=Thu, 01 Jan 1970');
  });

  test.each([[null], ['suluh-draft-at=%'], ['suluh-draft-at={}'], ['suluh-draft-at=%5B%22%2Fa%3B%20Domain%3Dx%22%5D']])(
    'takes away nothing by %j',
    (cookie) => expect(leftDraftCookies(cookie, false)).toEqual([]),
  );
});

const held = (value: unknown) => brotliCompressSync(JSON.stringify(value)).toString('base64url');

test.each([[''], ['%'], [held([])], [held(null)], [held({ values: 'x' })], [held('x'.repeat(300_000))]])(
  '%s is no draft',
  (value) => expect(readDraft((name) => (name === 'suluh-draft' ? value : undefined), null)).toBeNull(),
);

test('of one that was tampered with only texts are read', () => {
  const value = held({ values: { name: 'Rina', phone: 1 } });
  expect(readDraft((name) => (name === 'suluh-draft' ? value : undefined), null)).toEqual({ name: 'Rina' });
});
