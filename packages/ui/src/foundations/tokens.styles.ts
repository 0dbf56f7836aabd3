import { css } from 'styled-components';
import { PALETTE, UNREAD_STEPS } from './palette.ts';
import { DARK_ELEVATION, DARK_ROLES, LIGHT_ROLES } from './roles.ts';
import { SCALES, SCALES_FROM_1024, SCALES_FROM_768 } from './scales.ts';
import { DARK_BRAND_MIX, TENANT_RAMPS, tenantDarkRoles, tenantLightRoles } from './tenants.ts';

function variables(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

function hem(width: number, height: number, paths: string): string {
  return `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'%3E${paths}%3C/svg%3E")`;
}

function path(d: string): string {
  return `%3Cpath d='${d}'/%3E`;
}

/** Cut edges as masks. Small enough to travel with the page, so that no seam appears late. */
const HEMS = {
  'hem-walang': hem(10, 6, path('M0 6L5 0L10 6Z')),
  'hem-walang-turun': hem(10, 6, path('M0 0L5 6L10 0Z')),
  'hem-walang-kanan': hem(12, 16, path('M0 0L12 8L0 16Z')),
  'hem-walang-kiri': hem(7, 10, path('M7 0L0 5L7 10Z')),
  'hem-tumpal': hem(
    28,
    22,
    path('M0 22L14 3L28 22H22.5L14 10.4L5.5 22ZM10 22L14 16.5L18 22Z') +
      "%3Ccircle cy='9' r='1.6'/%3E%3Ccircle cx='28' cy='9' r='1.6'/%3E",
  ),
  'hem-cecek': hem(10, 4, "%3Ccircle cx='5' cy='2' r='1.6'/%3E"),
};

const darkBrandMix = Object.fromEntries(
  Object.entries(DARK_BRAND_MIX).map(([role, share]) => [
    role,
    `color-mix(in srgb,var(--brand) ${share}%,var(--bg-surface))`,
  ]),
);

const SENT_PALETTE = Object.fromEntries(Object.entries(PALETTE).filter(([step]) => !UNREAD_STEPS.has(step)));

const tenants = Object.values(TENANT_RAMPS)
  .map(
    (tenant) =>
      `${tenant.selector}{${variables(tenantLightRoles(tenant))}}` +
      `[data-theme="dark"]${tenant.selector}{${variables(tenantDarkRoles(tenant))}${variables(darkBrandMix)}--focus:var(--kunyit-300);}`,
  )
  .join('\n');

/** All design tokens as CSS variables on :root, switched by data-theme, data-tenant and data-tenant-kind on <html>. */
export const tokenStyles = css`
  :root {
    ${variables(SENT_PALETTE)}
    ${variables(SCALES)}
    ${variables(HEMS)}
    --house-motif: url(/_ui/mask/kawung.svg);
    --logo: var(--brand);
  }
  @media (min-width: 768px) {
    :root {
      ${variables(SCALES_FROM_768)}
    }
  }
  @media (min-width: 1024px) {
    :root {
      ${variables(SCALES_FROM_1024)}
    }
  }
  :root,
  [data-theme='light'] {
    color-scheme: light;
    ${variables(LIGHT_ROLES)}
  }
  [data-theme='dark'] {
    color-scheme: dark;
    --logo: ${PALETTE['kertas-50']};
    ${variables(DARK_ELEVATION)}
    ${variables(DARK_ROLES)}
  }
  ${tenants}
  @media (prefers-reduced-motion: reduce) {
    :root {
      --t-fast: 0ms;
      --t-base: 0ms;
      --t-slow: 0ms;
    }
  }
`;
