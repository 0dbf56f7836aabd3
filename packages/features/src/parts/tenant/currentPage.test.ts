import { MYINDIBIZ_ROUTES } from '@suluh/domain/address';
import { expect, test } from 'vitest';
import { signInHref } from './currentPage.ts';

const tenant = { routes: MYINDIBIZ_ROUTES };

test.each([
  [
    'path and query of the open page',
    '/myindibiz/course/seo',
    '?promoCode=NYALA50',
    '/myindibiz/login?returnUrl=%2Fmyindibiz%2Fcourse%2Fseo%3FpromoCode%3DNYALA50',
  ],
  ['the home', '/myindibiz', '', '/myindibiz/login?returnUrl=%2Fmyindibiz'],
  [
    'what the login page returns to',
    '/myindibiz/login',
    '?returnUrl=/myindibiz/wishlist',
    '/myindibiz/login?returnUrl=%2Fmyindibiz%2Fwishlist',
  ],
  [
    'what the short login address returns to',
    '/login',
    '?returnUrl=/myindibiz/wishlist',
    '/myindibiz/login?returnUrl=%2Fmyindibiz%2Fwishlist',
  ],
  ['nothing, from a login page that returns nowhere', '/myindibiz/register', '?error=X', '/myindibiz/login'],
])('a sign-in link of the header returns to %s', (_, pathname, search, expected) => {
  expect(signInHref(tenant, '/myindibiz/login', { pathname, search })).toBe(expected);
});
