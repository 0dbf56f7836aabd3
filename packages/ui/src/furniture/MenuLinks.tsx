import type { ReactElement } from 'react';
import { drawerText } from '@suluh/i18n-id/navigation';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface MenuLinkView {
  /** Null for an entry that opens a dialog instead. */
  href: string | null;
  /** Name of that dialog: the button says it in `data-opens`, for the island that listens. */
  opens?: string;
  label: string;
  icon: IconName;
  current?: boolean;
  /** 'new' label of 'Kode Referral' and 'Promo'. */
  isNew?: boolean;
}

interface MenuLinksProps {
  links: readonly MenuLinkView[];
  iconSize?: 20 | 24;
  linkComponent?: LinkComponent | undefined;
}

/** Links with icons: drawer, account menu and account column. */
export function MenuLinks({ links, iconSize = 20, linkComponent }: MenuLinksProps): ReactElement {
  return (
    <>
      {links.map(({ href, opens, label, icon, current, isNew }) => {
        const content = (
          <>
            <Icon name={icon} size={iconSize} />
            {label}
            {isNew && <Badge tone="new">{drawerText.new}</Badge>}
          </>
        );
        return href === null ? (
          <button key={label} type="button" data-opens={opens} aria-haspopup="dialog">
            {content}
          </button>
        ) : (
          <Anchor key={label} as={linkComponent} href={href} aria-current={current ? 'page' : undefined}>
            {content}
          </Anchor>
        );
      })}
    </>
  );
}
