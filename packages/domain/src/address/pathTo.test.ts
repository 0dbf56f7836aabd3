import { describe, expect, it, test } from 'vitest';
import {
  apiPath,
  callbackPath,
  elsewherePath,
  assetsOf,
  foreignPaths,
  hasPage,
  INTERNSHIP_ROUTES,
  isPageAt,
  isSinglePage,
  MAIN_ROUTES,
  movedPath,
  MYINDIBIZ_ROUTES,
  PAGE_NAMES,
  pageEntry,
  pagesOf,
  pathTo,
  personalPaths,
  programRoutes,
  signInPath,
  zoneOf,
} from './index.ts';

const program = programRoutes('janabadra', 'program');
const host = programRoutes('janabadra', 'host');

describe("the same link leads to each tenant's own path", () => {
  it.each([
    ['main', MAIN_ROUTES, '/', '/course/x', '/my-course', '/auth/login?redirectTo=%2Fwishlist'],
    [
      'internship',
      INTERNSHIP_ROUTES,
      '/internship-ddb',
      '/internship-ddb/course/x',
      '/internship-ddb/my-course',
      '/internship-ddb/login?redirectTo=%2Fwishlist',
    ],
    [
      'myindibiz',
      MYINDIBIZ_ROUTES,
      '/myindibiz',
      '/myindibiz/course/x',
      '/myindibiz/my-course',
      '/myindibiz/login?returnUrl=%2Fwishlist',
    ],
    [
      'program',
      program,
      '/program/janabadra',
      '/program/janabadra/course/x',
      '/program/janabadra/my-course',
      '/program-auth/janabadra/login?redirectTo=%2Fwishlist',
    ],
    ['host', host, '/', '/course/x', '/my-course', '/program-auth/janabadra/login?redirectTo=%2Fwishlist'],
  ])('%s', (_, routes, home, course, myCourse, login) => {
    expect([
      pathTo(routes, 'home'),
      pathTo(routes, 'course', { slug: 'x' }),
      pathTo(routes, 'myCourse'),
      signInPath(routes, 'login', '/wishlist'),
    ]).toEqual([home, course, myCourse, login]);
  });
});

describe('a path', () => {
  it('carries what it does not name in its query, and drops what is empty', () => {
    expect(pathTo(MAIN_ROUTES, 'course', { slug: 'batik & lilin', promoCode: 'HEMAT', category: 78, name: '' })).toBe(
      '/course/batik%20%26%20lilin?promoCode=HEMAT&category=78',
    );
  });

  it('writes what it names so that it stays one part of it', () => {
    expect(pathTo(program, 'promo', { code: 'A/B' })).toBe('/program/janabadra/promo/A%2FB');
  });

  it('to a place on a page has its query before the place', () => {
    expect([pathTo(MYINDIBIZ_ROUTES, 'about'), pathTo({ ...MAIN_ROUTES, home: '/ukm' }, 'about', { a: 1 })]).toEqual([
      '/myindibiz#tentang',
      '/ukm?a=1#tentang',
    ]);
  });

  it('leaves what nobody named empty', () => {
    expect(pathTo(MAIN_ROUTES, 'course', { slug: null as unknown as string })).toBe('/course/');
  });

  it("of the app's own API lies below the base", () => {
    expect([apiPath(MAIN_ROUTES), apiPath(program, '/api/form/login')]).toEqual([
      '/api',
      '/program/janabadra/api/form/login',
    ]);
  });

  it('that lead to a sign-in elsewhere and back hang below the tenant', () => {
    expect([elsewherePath(MAIN_ROUTES, 'google'), callbackPath(program, 'facebook')]).toEqual([
      '/api/session/google',
      `${program.base}/api/session/facebook/callback`,
    ]);
  });

  it('that moved is known by its former name too', () => {
    expect(
      ['/member/profile/akun', '/member/profile/akun?x=1', '/member/profile', '/wishlist'].map((path) =>
        movedPath(MYINDIBIZ_ROUTES, path),
      ),
    ).toEqual(['/myindibiz/profile-management', '/myindibiz/profile-management', undefined, undefined]);
  });
});

it.each([
  ['a lesson', MAIN_ROUTES, 'lesson', '/my-course/batik/materi/7', true],
  ['a lesson of a programme', program, 'lesson', '/program/janabadra/my-course/batik/materi/7', true],
  ['a lesson of another face', program, 'lesson', '/my-course/batik/materi/7', false],
  ['no lesson, as it is a test', MAIN_ROUTES, 'lesson', '/my-course/batik/tes/7', false],
  ['no lesson, as it is the course', MAIN_ROUTES, 'lesson', '/my-course/batik', false],
  ['no lesson, as more follows', MAIN_ROUTES, 'lesson', '/my-course/batik/materi/7/8', false],
  ['the cart', MAIN_ROUTES, 'cart', '/cart', true],
] as const)('%s is at its path', (_, routes, name, path, expected) => {
  expect(isPageAt(routes, name, path)).toBe(expected);
});

describe('the pages of a tenant', () => {
  const nothing = {
    canRegister: false,
    hasExternalSignIn: false,
    hasWishlist: false,
    hasCart: false,
    hasPromo: false,
    hasPartnerPages: false,
  };

  it('are those of its face that its abilities open', () => {
    expect(pagesOf(INTERNSHIP_ROUTES, nothing)).toEqual([
      'home',
      'notFound',
      'login',
      'forgotPassword',
      'resetPassword',
      'externalLink',
      'invitation',
      'onJob',
      'internshipLetter',
      'courses',
      'collection',
      'collectionEvent',
      'category',
      'search',
      'course',
      'comparison',
      'trial',
      'coursePreview',
      'myCourse',
      'myCourseOffline',
      'keptLessons',
      'enrolment',
      'lesson',
      'review',
      'test',
      'ticket',
      'waiting',
      'finished',
      'myCertificate',
      'notification',
      'profile',
      'changeEmail',
      'changePhone',
      'changePassword',
      'passwordChanged',
      'personalData',
      'accountClosed',
      'notificationPreference',
      'unsubscribe',
      'savedFilters',
      'billingAddresses',
      'teacher',
      'help',
      'contact',
      'terms',
      'privacy',
    ]);
    expect(hasPage(program, nothing, 'register')).toBe(false);
    expect(hasPage(program, { ...nothing, canRegister: true }, 'register')).toBe(true);
  });

  it('are single unless their path names a thing', () => {
    expect(['home', 'courses', 'course', 'transactionHistory'].map((name) => isSinglePage(name as 'home'))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('of a learner are nothing for search engines', () => {
    for (const name of PAGE_NAMES) {
      const { forLearners, isPersonal, inSitemap } = pageEntry(name);
      expect([name, (!forLearners || isPersonal) && !(isPersonal && inSitemap)]).toEqual([name, true]);
    }
  });
});

test.each([
  ['/internship-ddb', 'internship'],
  ['/internship-ddb/course/x', 'internship'],
  ['/myindibiz-static/a.js', 'myindibiz'],
  ['/program-auth/janabadra/login', 'program'],
  ['/program/janabadra', 'program'],
  ['/programme', undefined],
  ['/course/x', undefined],
])('on a shared origin %s is served by %s', (path, face) => {
  expect(zoneOf(path)?.face).toBe(face);
});

test('search engines are asked to leave the API route and every personal page alone', () => {
  const abilities = {
    canRegister: true,
    hasWishlist: true,
    hasCart: true,
    hasPromo: true,
    hasPartnerPages: true,
    hasExternalSignIn: true,
  };
  expect(personalPaths(program, abilities)[0]).toBe('/program/janabadra/api/');
  expect(personalPaths(program, abilities)).toContain('/program/janabadra/my-course');
  expect(personalPaths(program, abilities)).not.toContain('/program/janabadra');
  const paths = personalPaths(program, abilities);
  expect(paths.filter((path) => path.includes('/my-course'))).toEqual(['/program/janabadra/my-course']);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => path.slice(0, -1).includes('//'))).toEqual([]);
  const main = personalPaths(MAIN_ROUTES, abilities);
  expect(main).toContain('/job-vacancies/*/lamar');
  expect(main).not.toContain('/job-vacancies');
  expect(main.filter((path) => path.endsWith('$'))).toEqual(['/learning-recap$']); // one that is shared is read
});

test('an app that shares an origin has its built files apart, and the main site leaves the paths of the others alone', () => {
  expect([assetsOf('main'), assetsOf('program')]).toEqual([undefined, '/program-whitelabel-static']);
  expect(foreignPaths(MAIN_ROUTES)).toEqual(['/internship-ddb', '/myindibiz', '/program', '/program-auth']);
  expect(foreignPaths(program)).toEqual([]);
});
