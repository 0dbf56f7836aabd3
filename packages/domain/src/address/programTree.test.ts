import { expect, it } from 'vitest';
import { atThisAddress, programTreePath } from './programTree.ts';
import { MAIN_ROUTES, programRoutes } from './routes.ts';

const shared = { kind: 'shared' } as const;
const janabadra = { kind: 'partner', slug: 'janabadra' } as const;

it.each([
  ['/program/janabadra/course', '/program/janabadra/course'],
  ['/program-auth/fordigi/login', '/program/fordigi/auth/login'],
  ['/program-auth/fordigi', '/program/fordigi/auth/login'],
  ['/program-auth/fordigi/api/x', '/program/fordigi/auth/api/x'],
  ['/program-auth', null],
  ['/robots.txt', '/robots.txt'],
  ['/sitemap.xml', '/sitemap.xml'],
  ['/program', null],
  ['/', null],
  ['/host/janabadra', null],
])('on a host that programmes share, %s leads to %s', (path, expected) =>
  expect(programTreePath(path, shared)).toBe(expected),
);

it.each([
  ['/', '/host/janabadra'],
  ['/my-course', '/host/janabadra/my-course'],
  ['/program-auth/janabadra/login', '/host/janabadra/auth/login'],
  ['/program-auth/janabadra', '/host/janabadra/auth/login'],
  ['/program-auth/fordigi/login', '/host/janabadra/program-auth/fordigi/login'],
  ['/program-auth', '/host/janabadra/program-auth'],
  ['/program/fordigi', '/host/janabadra/program/fordigi'],
])('on the own host of a partner, %s leads to %s, never to another partner', (path, expected) =>
  expect(programTreePath(path, janabadra)).toBe(expected),
);

it.each([
  ['program', '/program/janabadra/course?price[]=free', '/program/janabadra/course?price[]=free'],
  ['program', '/course?price[]=free', '/program/janabadra/course?price[]=free'],
  ['host', '/program/janabadra/course?price[]=free', '/course?price[]=free'],
  ['host', '/course?price[]=free', '/course?price[]=free'],
] as const)('as a %s, what was kept as %s is opened as %s', (mode, path, expected) =>
  expect(atThisAddress(programRoutes('janabadra', mode), path)).toBe(expected),
);

it('a path of another site is as it was kept', () => expect(atThisAddress(MAIN_ROUTES, '/course')).toBe('/course'));
