/**
 * Type, radius, elevation, motion, layers and grid (docs/look.md#type, docs/look.md#layout-and-motion), by CSS variable
 * name.
 */
export const SCALES = {
  font: '"Plus Jakarta Sans", "Plus Jakarta Sans Fallback", "Plus Jakarta Sans R", "Plus Jakarta Sans D", system-ui, sans-serif',
  'fs-display': 'clamp(2.25rem, 1.45rem + 2.6vw, 3.5rem)',
  'lh-display': '1.08',
  'fs-h1': 'clamp(1.75rem, 1.3rem + 1.5vw, 2.5rem)',
  'lh-h1': '1.16',
  'fs-h2': 'clamp(1.375rem, 1.15rem + .8vw, 1.875rem)',
  'lh-h2': '1.25',
  'fs-h3': 'clamp(1.125rem, 1.05rem + .3vw, 1.375rem)',
  'lh-h3': '1.35',
  'fs-title': '1rem',
  'fs-body-l': '1.125rem',
  'fs-body': '1rem',
  'fs-small': '.875rem',
  'fs-caption': '.8125rem',
  'fs-tag': '.75rem',
  'r-xs': '4px',
  'r-s': '8px',
  'r-m': '14px',
  'r-l': '20px',
  'r-full': '999px',
  'r-kelopak': '50% 3px 50% 3px',
  'e-1': '0 1px 2px rgba(8,23,44,.06), 0 6px 16px -6px rgba(8,23,44,.12)',
  'e-2': '0 2px 4px rgba(8,23,44,.06), 0 16px 32px -10px rgba(8,23,44,.22)',
  'e-3': '0 4px 8px rgba(8,23,44,.08), 0 32px 64px -16px rgba(8,23,44,.36)',
  't-fast': '120ms',
  't-base': '200ms',
  't-slow': '320ms',
  ease: 'cubic-bezier(.2,.7,.2,1)',
  'z-sticky': '100',
  'z-header': '200',
  'z-popover': '300',
  'z-snackbar': '700',
  container: '1200px',
  gutter: '16px',
  gap: '10px',
  'header-h': '60px',
} as const;

/** The same from 768 px and from 1024 px upwards. */
export const SCALES_FROM_768 = { gutter: '32px', gap: '20px' } as const;
export const SCALES_FROM_1024 = { 'header-h': '124px' } as const;
