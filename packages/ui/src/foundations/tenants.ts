import { PALETTE } from './palette.ts';

/**
 * Values of `<html data-tenant>`. A white-label partner also carries `data-tenant-kind="white-label"` and its ramp
 * inline.
 */
export const TENANT_THEMES = ['main', 'internship-ddb', 'myindibiz', 'white-label'] as const;
export type TenantTheme = (typeof TENANT_THEMES)[number];

/** Values of `<html data-theme>`. */
export type ColourTheme = 'light' | 'dark';

/** What a tenant other than main changes: the ramp its brand roles read, its house motif and its dark grounds. */
export interface TenantRamp {
  selector: string;
  ramp: string;
  houseMotif: 'kawung' | 'truntum' | 'parang' | 'ceplok';
  /** Its house motif is dipped in the ramp, because the motif's own dyes are another colour. */
  dyesHouseMotif: boolean;
  darkOnBrand: '900' | '950';
  darkDeep: '900' | '950';
}

export const TENANT_RAMPS: Record<Exclude<TenantTheme, 'main'>, TenantRamp> = {
  'internship-ddb': {
    selector: '[data-tenant="internship-ddb"]',
    ramp: 'daun',
    houseMotif: 'truntum',
    dyesHouseMotif: true,
    darkOnBrand: '900',
    darkDeep: '900',
  },
  myindibiz: {
    selector: '[data-tenant="myindibiz"]',
    ramp: 'soga',
    houseMotif: 'parang',
    dyesHouseMotif: false,
    darkOnBrand: '900',
    darkDeep: '900',
  },
  'white-label': {
    selector: '[data-tenant-kind="white-label"]',
    ramp: 'mitra',
    houseMotif: 'ceplok',
    dyesHouseMotif: true,
    darkOnBrand: '950',
    darkDeep: '950',
  },
};

/**
 * The cloth a tenant shows where the main site shows its own: the motif, and the ramp it is dipped in, or null for its
 * own dyes.
 */
export interface HouseDye {
  motif: TenantRamp['houseMotif'];
  ramp: string | null;
}

/** The cloth of whoever has no ramp of its own. */
const MAIN_DYE: HouseDye = { motif: 'kawung', ramp: null };

/** House motif and dye of a tenant (docs/look.md#tenant-themes, docs/look.md#motif). */
export function houseDyeOf(tenant: TenantTheme): HouseDye {
  const ramps: Partial<Record<TenantTheme, TenantRamp>> = TENANT_RAMPS;
  const own = ramps[tenant];
  return own ? { motif: own.houseMotif, ramp: own.dyesHouseMotif ? own.ramp : null } : MAIN_DYE;
}

/** Brand roles of a tenant in light, as CSS values over its ramp. */
export function tenantLightRoles({ ramp, houseMotif }: TenantRamp): Record<string, string> {
  return {
    brand: `var(--${ramp}-700)`,
    'brand-hover': `var(--${ramp}-800)`,
    'brand-press': `var(--${ramp}-900)`,
    'brand-soft': `var(--${ramp}-50)`,
    'brand-soft-2': `var(--${ramp}-100)`,
    'brand-line': `var(--${ramp}-200)`,
    'on-brand': PALETTE['kertas-0'],
    link: `var(--${ramp}-600)`,
    focus: `var(--${ramp}-600)`,
    'bg-deep': `var(--${ramp}-800)`,
    'text-on-deep-2': `var(--${ramp}-200)`,
    'house-motif': `url(/_ui/mask/${houseMotif}.svg)`,
  };
}

/** Brand roles of a tenant in dark: the 300 step speaks, the darkest steps are the ground. */
export function tenantDarkRoles({ ramp, darkOnBrand, darkDeep }: TenantRamp): Record<string, string> {
  return {
    brand: `var(--${ramp}-300)`,
    'brand-hover': `var(--${ramp}-200)`,
    'brand-press': `var(--${ramp}-100)`,
    'on-brand': `var(--${ramp}-${darkOnBrand})`,
    link: `var(--${ramp}-300)`,
    'bg-deep': `var(--${ramp}-${darkDeep})`,
  };
}

/**
 * Shares of the brand in its soft grounds and line, mixed over the surface, for every tenant in dark. docs/look.md says
 * 24 for soft-2; at 24 the brand of internship and small business reads only 4.4:1 on it.
 */
export const DARK_BRAND_MIX = { 'brand-soft': 14, 'brand-soft-2': 21, 'brand-line': 42 } as const;
