import { partnerRampVariables } from '@suluh/ui/foundations/partnerRamp.ts';

/** Tenants of the toolbar: the attributes they put on <html>, and the logo colour of a partner. */
export const TENANTS = {
  main: { title: 'Suluh', tenant: 'main', brandHex: null },
  'internship-ddb': { title: 'Magang', tenant: 'internship-ddb', brandHex: null },
  myindibiz: { title: 'UKM', tenant: 'myindibiz', brandHex: null },
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
