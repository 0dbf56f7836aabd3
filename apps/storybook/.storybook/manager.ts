import { addons } from 'storybook/manager-api';
import { DOCUMENT_TITLE, ownTitle, SEARCH_TEXT } from './brand.ts';
import { theme } from './theme.ts';

addons.setConfig({
  theme,
  sidebar: {
    // The page keeps its address, which ends in --docs. One that stands alone goes by its own title.
    renderLabel: ({ name }: { name: string }) => (name === 'Docs' ? 'Penjelasan' : name),
  },
});

// Storybook writes its own name behind that of each story, and offers no setting for it.
new MutationObserver(() => {
  const title = ownTitle(document.title);
  if (title !== document.title) document.title = title;
}).observe(document.head, { subtree: true, childList: true, characterData: true });
document.title = DOCUMENT_TITLE;

// The field of the search is drawn anew with the sidebar, and Storybook has no setting for its words either.
new MutationObserver(() => {
  const field = document.querySelector<HTMLInputElement>('#storybook-explorer-searchfield');
  if (!field || field.placeholder === SEARCH_TEXT) return;
  field.placeholder = SEARCH_TEXT;
  field.setAttribute('aria-label', SEARCH_TEXT);
}).observe(document.documentElement, { subtree: true, childList: true });
