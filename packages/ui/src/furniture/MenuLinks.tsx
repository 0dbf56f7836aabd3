import type { ReactElement } from 'react';
import { drawerText } from '@suluh/i18n-id/navigation';
import { Badge } from '../badges/Badge.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-names.ts';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

export interface MenuLinkView {
  href: string;
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
      {links.map((link) => (
        <Anchor key={link.href} as={linkComponent} href={link.href} aria-current={link.current ? 'page' : undefined}>
          <Icon name={link.icon} size={iconSize} />
          {link.label}
          {link.isNew && <Badge tone="new">{drawerText.new}</Badge>}
        </Anchor>
      ))}
    </>
  );
}
