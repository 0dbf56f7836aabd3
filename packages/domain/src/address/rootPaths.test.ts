import { expect, it } from 'vitest';
import {
  atRoot,
  INTERNSHIP_ROUTES,
  isCollectionName,
  MAIN_ROUTES,
  manifestPath,
  MYINDIBIZ_ROUTES,
  programRoutes,
} from './index.ts';

it.each([
  ['the root leads home', MYINDIBIZ_ROUTES, '/', { kind: 'redirect', path: '/myindibiz', isPermanent: true }],
  ['login answers without the base', INTERNSHIP_ROUTES, '/login', { kind: 'page', path: '/internship-ddb/login' }],
  ['so does a new password', MYINDIBIZ_ROUTES, '/reset-password', { kind: 'page', path: '/myindibiz/reset-password' }],
  ['and registration where there is one', MYINDIBIZ_ROUTES, '/register', { kind: 'page', path: '/myindibiz/register' }],
  ['the sitemap too', INTERNSHIP_ROUTES, '/sitemap.xml', { kind: 'page', path: '/internship-ddb/sitemap.xml' }],
  ['not elsewhere', INTERNSHIP_ROUTES, '/register', null],
  [
    'the account page has a former name',
    MYINDIBIZ_ROUTES,
    '/member/profile/akun',
    { kind: 'redirect', path: '/myindibiz/profile-management', isPermanent: false },
  ],
  ['which no other line knows', INTERNSHIP_ROUTES, '/member/profile/akun', null],
  ['paths with the base are pages of their own', MYINDIBIZ_ROUTES, '/myindibiz/login', null],
  ['the cart has no short name', MYINDIBIZ_ROUTES, '/cart', null],
  [
    'a course for small businesses is the course',
    MAIN_ROUTES,
    '/ukm/course/laporan-keuangan',
    { kind: 'redirect', path: '/course/laporan-keuangan', isPermanent: true },
  ],
  [
    'a teacher in capitals',
    MAIN_ROUTES,
    '/pengajar/Ki-Ageng-PANDAN',
    { kind: 'redirect', path: '/pengajar/ki-ageng-pandan', isPermanent: true },
  ],
  [
    'a course in capitals, under a base',
    MYINDIBIZ_ROUTES,
    '/myindibiz/course/Batik',
    { kind: 'redirect', path: '/myindibiz/course/batik', isPermanent: true },
  ],
  ['signs that are written by their number', MAIN_ROUTES, '/course/caf%C3%A9', null],
  ['a slug as it should be', MAIN_ROUTES, '/course/batik', null],
  ['codes keep their letters', MAIN_ROUTES, '/promo/HEMAT10', null],
  ['so do the secrets of links', MAIN_ROUTES, '/pratinjau/AbC', null],
  ['and what is deeper than a slug', MAIN_ROUTES, '/course/A/b', null],
  ['its home is a page', MAIN_ROUTES, '/ukm', null],
  ['and there is nothing below a course', MAIN_ROUTES, '/ukm/course/a/b', null],
  ['on the main site alone', programRoutes('janabadra', 'host'), '/ukm/course/a', null],
  ['nothing stands beside the main site', MAIN_ROUTES, '/login', null],
  ["nor beside a partner's own host", programRoutes('janabadra', 'host'), '/', null],
])('%s', (_, routes, path, answer) => {
  expect(atRoot(routes, path)).toEqual(answer);
});

it.each([
  ['batik-pemula', true],
  ['pilihan-terbaik', true],
  ['paket', false],
  ['event', false],
  ['anggota', false],
  ['bundle', false],
  ['mysooltan', false],
])('a collection can be named %s: %s', (slug, can) => expect(isCollectionName(slug)).toBe(can));

it.each([
  [MAIN_ROUTES, '/manifest.webmanifest'],
  [INTERNSHIP_ROUTES, '/internship-ddb/manifest.webmanifest'],
  [programRoutes('fordigi', 'program'), '/program/fordigi/manifest.webmanifest'],
  [programRoutes('fordigi', 'host'), '/manifest.webmanifest'],
])('what a phone reads of a site lies below its base: %#', (routes, path) => expect(manifestPath(routes)).toBe(path));
