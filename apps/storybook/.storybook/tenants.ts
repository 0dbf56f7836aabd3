import { TENANT_THEMES, type TenantTheme } from '@suluh/ui/foundations/tenants.ts';
import { partnerRampVariables } from '@suluh/ui/foundations/partnerRamp.ts';

type OwnTheme = Exclude<TenantTheme, 'white-label'>;
const OWN = TENANT_THEMES.filter((tenant): tenant is OwnTheme => tenant !== 'white-label');
/** What the toolbar calls them that go by another name than their theme's. */
const OWN_TITLES: Readonly<Partial<Record<string, string>>> = {
  main: 'Suluh',
  'internship-ddb': 'Magang',
  myindibiz: 'UKM',
};

/** Tenants of the toolbar: the attributes they put on <html>, and the logo colour of a partner. */
export const TENANTS = {
  ...(Object.fromEntries(
    OWN.map((tenant) => [tenant, { title: OWN_TITLES[tenant] ?? tenant, tenant, brandHex: null }]),
  ) as Record<OwnTheme, { title: string; tenant: OwnTheme; brandHex: null }>),
  'white-label': { title: 'Mitra (Bahari)', tenant: 'bahari', brandHex: '#1F817B' },
  partner: { title: 'Mitra berwarna terang (Fajar)', tenant: 'fajar', brandHex: '#F2B705' },
} as const;

export type TenantKey = keyof typeof TENANTS;

/** Sets data-tenant, data-tenant-kind, data-theme and the partner's ramp on <html>, as an app's root layout does. */
export function applyTheme(tenantKey: TenantKey, theme: 'light' | 'dark'): void {
  const root = document.documentElement;
  const { tenant, brandHex } = TENANTS[tenantKey];
  root.lang = 'id';
  root.dataset.tenant = tenant;
  root.dataset.theme = theme;
  if (brandHex === null) {
    delete root.dataset.tenantKind;
    return;
  }
  root.dataset.tenantKind = 'white-label';
  for (const [name, value] of Object.entries(partnerRampVariables(brandHex))) root.style.setProperty(name, value);
}
