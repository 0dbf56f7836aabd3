import { PALETTE } from '@suluh/ui/foundations/palette.ts';
import { create } from 'storybook/theming';
import { DOCUMENT_TITLE } from './brand.ts';

/** What stands around the stories, in the paper and indigo of the house. */
export const theme = create({
  base: 'light',
  brandTitle: DOCUMENT_TITLE,
  brandUrl: './?path=/docs/pengantar--docs',
  brandImage: './_ui/logo/suluh.svg',
  brandTarget: '_self',
  fontBase: "'Plus Jakarta Sans', system-ui, sans-serif",
  colorPrimary: PALETTE['nila-700'],
  colorSecondary: PALETTE['nila-600'],
  appBg: PALETTE['kertas-50'],
  appContentBg: PALETTE['kertas-0'],
  appHoverBg: PALETTE['kertas-100'],
  appPreviewBg: PALETTE['kertas-25'],
  appBorderColor: PALETTE['kertas-200'],
  appBorderRadius: 14,
  textColor: PALETTE['arang-900'],
  textInverseColor: PALETTE['kertas-0'],
  textMutedColor: PALETTE['arang-600'],
  barBg: PALETTE['kertas-0'],
  barTextColor: PALETTE['arang-600'],
  barSelectedColor: PALETTE['nila-700'],
  barHoverColor: PALETTE['nila-800'],
  buttonBg: PALETTE['kertas-0'],
  buttonBorder: PALETTE['kertas-300'],
  booleanBg: PALETTE['kertas-100'],
  booleanSelectedBg: PALETTE['kertas-0'],
  inputBg: PALETTE['kertas-0'],
  inputBorder: PALETTE['arang-400'],
  inputTextColor: PALETTE['arang-900'],
  inputBorderRadius: 8,
});
