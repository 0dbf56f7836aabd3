import { css } from 'styled-components';
import { HEMS } from './hems.ts';
import { PALETTE, UNREAD_STEPS } from './palette.ts';
import { DARK_ELEVATION, DARK_ROLES, LIGHT_ROLES } from './roles.ts';
import { SCALES, SCALES_FROM_1024, SCALES_FROM_768 } from './scales.ts';
import { DARK_BRAND_MIX, TENANT_RAMPS, tenantDarkRoles, tenantLightRoles } from './tenants.ts';

function variables(values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
}

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
