import { internshipTenant } from '@suluh/tenant/internship';
import { mainTenant } from '@suluh/tenant/main';
import { myindibizTenant } from '@suluh/tenant/myindibiz';
import { programTenant } from '@suluh/tenant/program';
import type { TenantConfig } from '@suluh/tenant/tenant';

const partner = {
  slug: 'janabadra',
  name: 'Universitas Janabadra',
  logo: null,
  brandColor: '#1F817B',
  register: true,
  externalLogin: false,
  isFreeAccess: false,
};
const fordigi = { ...partner, slug: 'fordigi', name: 'Fordigi', externalLogin: true };

/** Each tenant with the folder of its pages below apps/, once with each way to its address. A new face is a line here. */
export const TENANTS: readonly [string, TenantConfig, string][] = [
  ['the main site', mainTenant('https://suluh.example'), 'main/app'],
  ['the internship', internshipTenant('https://magang.example'), 'internship-ddb/app'],
  ['small businesses', myindibizTenant('https://ukm.example'), 'myindibiz/app'],
  ['a partner', programTenant(partner, 'program', 'https://mitra.example'), 'program-whitelabel/app'],
  [
    'a partner with a sign-in of its own',
    programTenant(fordigi, 'program', 'https://mitra.example'),
    'program-whitelabel/app',
  ],
  [
    'a partner with free access',
    programTenant({ ...partner, slug: 'terbuka', isFreeAccess: true }, 'program', 'https://mitra.example'),
    'program-whitelabel/app',
  ],
  ['a partner on its own host', programTenant(partner, 'host', 'https://janabadra.example'), 'program-whitelabel/app'],
];
