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

  test('with external sign-in has no registration', () => {
    const { capabilities, routes } = programTenant(fordigi, 'program', origin);
    expect(capabilities).toMatchObject({ canRegister: false, signIn: 'external' });
    expect(hasPage(routes, capabilities, 'register')).toBe(false);
  });
});
