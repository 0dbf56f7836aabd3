import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deedOn, rememberDeed, takeDeed, type Deed } from './deed.ts';

const deed: Deed = { kind: 'wish', courseId: 7, path: '/search-course?page=2', atMs: 0 };
const arrival = { path: deed.path, isLoggedIn: true, isSignInPage: false, nowMs: 60_000 };

test.each([
  ['back on its page, logged in', {}, 'do'],
  ['on its page, not logged in', { isLoggedIn: false }, 'forget'],
  ['on another page', { path: '/search-course' }, 'forget'],
  ['on the login page', { path: '/auth/login', isSignInPage: true, isLoggedIn: false }, 'wait'],
  ['on the registration page', { path: '/auth/register', isSignInPage: true, isLoggedIn: false }, 'wait'],
  ['after 20 minutes', { nowMs: 1_200_000 }, 'do'],
  ['after more', { nowMs: 1_200_001 }, 'forget'],
  ['after more, on the login page', { isSignInPage: true, nowMs: 1_200_001 }, 'forget'],
] as const)('%s', (_, change, expected) => expect(deedOn(deed, { ...arrival, ...change })).toBe(expected));

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => void vi.unstubAllGlobals());

test('is done once, through login and registration, on the site it belongs to', () => {
  const { atMs: _at, ...wanted } = deed;
  const here = { path: deed.path, isLoggedIn: true, isSignInPage: false };
  rememberDeed('main', wanted);
  for (const path of ['/auth/login', '/auth/register'])
    expect(takeDeed('main', { path, isLoggedIn: false, isSignInPage: true })).toBeNull();
  expect(takeDeed('myindibiz', here)).toBeNull();
  expect(takeDeed('main', here)).toMatchObject(wanted);
  expect(takeDeed('main', here)).toBeNull();
});

test('is forgotten by who turns back', () => {
  rememberDeed('main', deed);
  expect(takeDeed('main', { path: deed.path, isLoggedIn: false, isSignInPage: false })).toBeNull();
  expect(takeDeed('main', { path: deed.path, isLoggedIn: true, isSignInPage: false })).toBeNull();
});

test('a closed storage loses the deed and nothing else', () => {
  vi.stubGlobal('sessionStorage', undefined);
  rememberDeed('main', deed);
  expect(takeDeed('main', { path: deed.path, isLoggedIn: true, isSignInPage: false })).toBeNull();
});
