import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { myindibizTenant, smallBusinessOnMain } from '@suluh/tenant/myindibiz';
import { programTenant } from '@suluh/tenant/program';
import { expect, it } from 'vitest';
import { houseDye } from './houseDye.ts';

const origin = 'https://suluh.example';
const main = mainTenant(origin);
const partner = programTenant(
  {
    slug: 'janabadra',
    name: 'Universitas Janabadra',
    logo: null,
    brandColor: '#1F817B',
    externalLogin: false,
    isFreeAccess: false,
    register: true,
  },
  'program',
  origin,
);

it.each([
  ['the main site', main, { motif: 'kawung', ramp: null }],
  ['the internship', internshipTenant(origin), { motif: 'truntum', ramp: 'daun' }],
  ['small businesses', myindibizTenant(origin), { motif: 'parang', ramp: null }],
  ['small businesses on the main site', smallBusinessOnMain(main), { motif: 'parang', ramp: null }],
  ['a partner', partner, { motif: 'ceplok', ramp: 'mitra' }],
] as const)('%s', (_, tenant, expected) => {
  expect(houseDye(tenant)).toEqual(expected);
});
