/** What the tab of the browser says before a story is open. */
export const DOCUMENT_TITLE = 'Suluh: komponen dan halaman';

/** What the field of the search says. */
export const SEARCH_TEXT = 'Cari komponen';

/** A title as Storybook writes it, with the name of the house in place of Storybook's. */
export function ownTitle(title: string): string {
  return title === 'Storybook' ? DOCUMENT_TITLE : title.replace(/ ⋅ Storybook$/, ' · Suluh');
}
