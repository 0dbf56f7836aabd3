import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { PALETTE } from './palette.ts';
import { partnerRamp } from './partnerRamp.ts';
import { DARK_ROLES, LIGHT_ROLES } from './roles.ts';
import { DARK_BRAND_MIX, TENANT_RAMPS, TENANT_THEMES, tenantDarkRoles, tenantLightRoles } from './tenants.ts';

type Values = Record<string, string>;

const PARTNER = Object.fromEntries(Object.entries(partnerRamp('#1F817B')).map(([step, hex]) => [`mitra-${step}`, hex]));

function mix(first: string, second: string, share: number): string {
  const channel = (hex: string, index: number): number => parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16);
  return `#${[0, 1, 2]
    .map((index) => Math.round(channel(first, index) * share + channel(second, index) * (1 - share)))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')}`;
}

/** The colour a role shows, with its variables followed. */
function resolve(values: Values, role: string): string {
  const value = values[role];
  if (value === undefined) throw new RangeError(`No role ${role}`);
  const reference = /^var\(--([a-z0-9-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(values, reference) : value;
}

function theme(tenant: keyof typeof TENANT_RAMPS | 'main', dark: boolean): Values {
  const roles: Values = { ...PALETTE, ...PARTNER, ...LIGHT_ROLES };
  if (tenant !== 'main') Object.assign(roles, tenantLightRoles(TENANT_RAMPS[tenant]));
  if (!dark) return roles;
  Object.assign(roles, DARK_ROLES);
  if (tenant === 'main') return roles;
  Object.assign(roles, tenantDarkRoles(TENANT_RAMPS[tenant]), {
    'text-on-deep-2': tenantLightRoles(TENANT_RAMPS[tenant])['text-on-deep-2'],
  });
  for (const [role, share] of Object.entries(DARK_BRAND_MIX))
    roles[role] = mix(resolve(roles, 'brand'), resolve(roles, 'bg-surface'), share / 100);
  roles['focus'] = 'var(--kunyit-300)';
  return roles;
}

/** Text role and the ground it stands on; AA for normal text. */
const TEXT_PAIRS = [
  ['text', 'bg-page'],
  ['text', 'bg-surface'],
  ['text', 'bg-raised'],
  ['text', 'bg-sunken'],
  ['text', 'bg-band'],
  ['text', 'brand-soft'],
  ['text-2', 'bg-page'],
  ['text-2', 'bg-surface'],
  ['text-2', 'bg-raised'],
  ['text-2', 'bg-band'],
  ['text-disabled', 'bg-surface'],
  ['text-on-deep', 'bg-deep'],
  ['text-on-deep-2', 'bg-deep'],
  ['brand', 'bg-page'],
  ['brand', 'bg-surface'],
  ['brand', 'brand-soft'],
  ['brand', 'brand-soft-2'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-press'],
  ['link', 'bg-page'],
  ['link', 'bg-surface'],
  ['on-flame', 'flame'],
  ['on-flame', 'flame-hover'],
  ['on-flame', 'flame-press'],
  ['success-text', 'success-soft-2'],
  ['success-text', 'bg-surface'],
  ['danger-text', 'bg-surface'],
  ['danger-text', 'danger-soft'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['warn-text', 'warn-soft-2'],
  ['soga', 'bg-surface'],
  ['disabled-text', 'disabled-bg'],
  ['on-snack', 'snack'],
  ['badge-brand', 'brand-soft-2'],
  ['badge-online', 'badge-online-bg'],
  ['badge-offline', 'soga-soft-2'],
  ['text-2', 'badge-neutral-bg'],
  ['badge-danger', 'danger-soft-2'],
] as const;

/** Lines of controls, stars and focus; 3:1. */
const SHAPE_PAIRS = [
  ['line-control', 'bg-surface'],
  ['line-control', 'bg-page'],
  ['focus', 'bg-page'],
  ['focus', 'bg-surface'],
  ['star-line', 'bg-surface'],
  ['star-off-line', 'bg-surface'],
] as const;

const THEMES = TENANT_THEMES.flatMap((tenant) => [
  [`${tenant}, light`, theme(tenant, false)] as const,
  [`${tenant}, dark`, theme(tenant, true)] as const,
]);

test.each(THEMES)('every text role of %s reads at 4.5:1 or more', (_, values) => {
  const failing = TEXT_PAIRS.map(([text, ground]) => ({
    text,
    ground,
    ratio: contrast(resolve(values, text), resolve(values, ground)),
  })).filter(({ ratio }) => ratio < 4.5);
  expect(failing).toEqual([]);
});

test.each(THEMES)('every control line of %s shows at 3:1 or more', (_, values) => {
  const failing = SHAPE_PAIRS.map(([shape, ground]) => ({
    shape,
    ground,
    ratio: contrast(resolve(values, shape), resolve(values, ground)),
  })).filter(({ ratio }) => ratio < 3);
  expect(failing).toEqual([]);
});

test.each([
  ['#000000', '#FFFFFF', 21],
  ['#FFFFFF', '#FFFFFF', 1],
  ['#767676', '#FFFFFF', 4.54],
])('measures %s on %s', (first, second, ratio) => {
  expect(contrast(first, second)).toBeCloseTo(ratio, 1);
});
