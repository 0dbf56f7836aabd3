import { PALETTE } from '@suluh/ui/foundations/palette.ts';
import { create } from 'storybook/theming';

/** What stands around the stories, in the paper and indigo of the house. */
export const theme = create({
  base: 'light',
  brandTitle: 'Suluh: komponen dan halaman',
  brandUrl: './?path=/docs/pengantar--docs',
  fontBase: "'Plus Jakarta Sans', system-ui, sans-serif",
  colorPrimary: PALETTE['nila-700'],
  colorSecondary: PALETTE['nila-600'],
  appBg: PALETTE['kertas-50'],
  appContentBg: PALETTE['kertas-0'],
  appPreviewBg: PALETTE['kertas-25'],
  appBorderColor: PALETTE['kertas-200'],
  appBorderRadius: 14,
  textColor: PALETTE['arang-900'],
  textMutedColor: PALETTE['arang-600'],
  barBg: PALETTE['kertas-0'],
  barTextColor: PALETTE['arang-600'],
  barSelectedColor: PALETTE['nila-700'],
  barHoverColor: PALETTE['nila-800'],
});
