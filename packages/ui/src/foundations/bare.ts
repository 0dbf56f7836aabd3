/**
 * Colours of a document that stands in for one whose sheets are gone, light and dark: those of the roles, written out, as the
 * palette would come with every page that may fail.
 */
export const BARE_COLOURS = {
  'bg-page': 'light-dark(#FDFBF7, #0B1626)',
  text: 'light-dark(#211D19, #F3ECE0)',
  link: 'light-dark(#235288, #8BAFD3)',
  flame: 'light-dark(#FBB71C, #FBB71C)',
  'on-flame': 'light-dark(#08172C, #08172C)',
} as const;
