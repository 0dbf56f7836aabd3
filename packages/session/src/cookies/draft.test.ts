import { expect, test } from 'vitest';
import { draftCookie, droppedDraftCookie, readDraftCookie } from './draft.ts';

const now = new Date('2026-03-02T00:00:00Z');
const page = { path: '/enterprise/minta-penawaran', secure: true };
const valueOf = (cookie: string) => decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1, cookie.indexOf(';')));

test('a draft is sent to its page alone, for ten minutes, out of reach of scripts', () => {
  const typed = { name: 'R2; Path=/', need: 'Kasir\nBatik 🎨' };
  const cookie = draftCookie(typed, page, now);
  expect(cookie).toMatch(
    /^suluh-draft=[^;]+; Path=\/enterprise\/minta-penawaran; SameSite=Lax; Expires=Mon, 02 Mar 2026 00:10:00 GMT; HttpOnly; Secure$/,
  );
  expect(readDraftCookie(valueOf(cookie))).toEqual(typed);
});

test('of a long one the end of the longest text is left out', () => {
  const cookie = draftCookie({ name: 'Rina', need: '🎨'.repeat(1_000) }, page, now);
  expect(cookie.length).toBeLessThan(3_300);
  const read = readDraftCookie(valueOf(cookie))!;
  expect(read.name).toBe('Rina');
  expect(read.need!.length).toBeGreaterThan(300);
});

test('it is taken away', () => {
  expect(droppedDraftCookie(page)).toContain('Expires=Thu, 01 Jan 1970');
});

test.each([[undefined], [''], ['%'], ['[]'], ['null'], ['{"a":']])('%s is no draft', (value) =>
  expect(readDraftCookie(value)).toBeNull(),
);

test('of one that was tampered with only texts are read', () => {
  expect(readDraftCookie('{"name":"Rina","phone":1}')).toEqual({ name: 'Rina' });
});
