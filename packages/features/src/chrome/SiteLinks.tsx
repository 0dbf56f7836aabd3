import { headerText } from '@suluh/i18n-id/navigation';
import { MenuLinks, type MenuLinkView } from '@suluh/ui/furniture/MenuLinks';
import { Icon } from '@suluh/ui/icons/Icon';
import { useState, type ReactElement } from 'react';

/** The links of a menu of this page's header, which hides them on a phone; its name is that of the menu. */
const linksIn = (menu: string): MenuLinkView[] =>
  [...document.querySelectorAll(`header [aria-label="${menu}"] a`)].map((link) => ({
    href: link.getAttribute('href'),
    // Its own words: those of a category stand between its cloth and how many courses it has.
    label: [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE)?.textContent ?? '',
    icon: 'caret-right',
    current: link.hasAttribute('aria-current'),
  }));

/**
 * The pages of the site and its categories, for the phone's drawer once it is open: read from the header, as a page
 * that sent them twice would weigh more than it may. @param besides what the drawer lists below them, and so once
 */
export function SiteLinks({ besides }: { besides: readonly MenuLinkView[] }): ReactElement {
  const [unfolded, setUnfolded] = useState(false);
  const [categories] = useState(() => linksIn(headerText.categories));
  const [pages] = useState(() => linksIn(headerText.mainNavigation));
  return (
    <>
      <MenuLinks links={pages.filter(({ href }) => besides.every((each) => each.href !== href))} iconSize={24} />
      {categories.length > 0 && (
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <Icon name="categories" size={24} />
          {headerText.categories}
          <Icon name="caret-down" />
        </button>
      )}
      {unfolded && <MenuLinks links={categories} iconSize={24} />}
    </>
  );
}
