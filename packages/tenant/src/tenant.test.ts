import { hasPage } from '@suluh/domain/address';
import { describe, expect, test } from 'vitest';
import { internshipTenant } from './internship.ts';
import { mainTenant } from './main.ts';
import { myindibizTenant, smallBusinessOnMain } from './myindibiz.ts';
import { programTenant } from './program.ts';

const origin = 'https://suluh.example';
const fordigi = {
  slug: 'fordigi',
  name: 'Fordigi',
  logo: null,
  brandColor: '#1F817B',
  register: true,
  externalLogin: true,
  isFreeAccess: false,
};

describe('a tenant', () => {
  test.each([
    ['main', mainTenant(origin)],
    ['internship', internshipTenant(origin)],
    ['myindibiz', myindibizTenant(origin)],
    ['small businesses on main', smallBusinessOnMain(mainTenant(origin))],
    ['program', programTenant(fordigi, 'program', origin)],
  ])('%s is plain data, which crosses from server to client', (_, tenant) => {
    expect(JSON.parse(JSON.stringify(tenant))).toEqual(tenant);
  });

  test('of small businesses on the main site sells as it does, and shows the line as its own home', () => {
    const { capabilities, routes } = smallBusinessOnMain(mainTenant(origin));
    const line = myindibizTenant(origin).capabilities;
    for (const name of ['landing', 'landingPage', 'homeSections', 'hasMemberCollection', 'hasBanners'] as const)
      expect(capabilities[name], name).toEqual(line[name]);
    expect(hasPage(routes, capabilities, 'memberCollection')).toBe(false); // its row holds them all
  });

  test('that has a page of bundles leads to it from its home', () => {
    const tenants = [
      mainTenant(origin),
      internshipTenant(origin),
      myindibizTenant(origin),
      programTenant(fordigi, 'program', origin),
      programTenant({ ...fordigi, isFreeAccess: true }, 'program', origin),
    ];
    for (const { id, routes, capabilities } of tenants)
      expect(capabilities.homeSections.includes('bundle'), id).toBe(hasPage(routes, capabilities, 'bundles'));
  });

  test('with external sign-in has no registration', () => {
    const { capabilities, routes } = programTenant(fordigi, 'program', origin);
    expect(capabilities).toMatchObject({ canRegister: false, hasExternalSignIn: true });
    expect(hasPage(routes, capabilities, 'register')).toBe(false);
  });

  test('with free access takes its courses, and has no cart', () => {
    const sold = programTenant(fordigi, 'program', origin);
    const given = programTenant({ ...fordigi, isFreeAccess: true }, 'program', origin);
    expect(sold.capabilities).toMatchObject({ givesCourses: false, hasCart: true, cardKind: 'shop' });
    expect(given.capabilities).toMatchObject({ givesCourses: true, hasCart: false, cardKind: 'enrol' });
    expect(given.capabilities.drawer).not.toContain('transactionHistory');
    expect(hasPage(given.routes, given.capabilities, 'cart')).toBe(false);
  });
});
