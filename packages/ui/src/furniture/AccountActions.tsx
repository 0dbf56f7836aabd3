import type { ReactElement } from 'react';
import { headerText } from '@suluh/i18n-id/navigation';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { IconLink } from '../buttons/IconLink.tsx';
import type { LinkComponent } from '../links/Anchor.tsx';

interface VisitorActionsProps {
  wishlistHref: string;
  cartHref: string;
  cartCount: number;
  loginHref: string;
  /** Null where the tenant has no register. */
  registerHref: string | null;
  linkComponent?: LinkComponent;
}

/** Right end of the header for anonymous visitors: wishlist, cart, login and register. */
export function VisitorActions(props: VisitorActionsProps): ReactElement {
  const { wishlistHref, cartHref, cartCount, loginHref, registerHref, linkComponent } = props;
  return (
    <>
      <IconLink
        href={wishlistHref}
        icon="heart"
        label={headerText.wishlist}
        className="layout-desktop layout-inlineGrid"
        linkComponent={linkComponent}
      />
      <CartLink href={cartHref} count={cartCount} linkComponent={linkComponent} />
      <ButtonLink
        kind="line"
        size="small"
        className="layout-desktop layout-flex"
        href={loginHref}
        linkComponent={linkComponent}
      >
        {headerText.login}
      </ButtonLink>
      {registerHref && (
        <ButtonLink
          size="small"
          className="layout-desktop layout-flex"
          href={registerHref}
          linkComponent={linkComponent}
        >
          {headerText.register}
        </ButtonLink>
      )}
    </>
  );
}

interface CartLinkProps {
  href: string;
  count: number;
  linkComponent?: LinkComponent | undefined;
}

/** Cart with its count. */
export function CartLink({ href, count, linkComponent }: CartLinkProps): ReactElement {
  return (
    <IconLink
      href={href}
      icon="cart"
      count={count}
      label={count > 0 ? headerText.cartWithCount(count) : headerText.cart}
      linkComponent={linkComponent}
    />
  );
}

interface MemberActionsProps {
  wishlistHref: string;
  cartHref: string;
  cartCount: number;
  notificationsHref: string;
  unread: boolean;
  linkComponent?: LinkComponent;
}

/**
 * Right end of the header when logged in: wishlist, cart, notifications. The account menu is the caller's, after it.
 */
export function MemberActions(props: MemberActionsProps): ReactElement {
  const { wishlistHref, cartHref, cartCount, notificationsHref, unread, linkComponent } = props;
  return (
    <>
      <IconLink
        href={wishlistHref}
        icon="heart"
        label={headerText.wishlist}
        className="layout-desktop layout-inlineGrid"
        linkComponent={linkComponent}
      />
      <CartLink href={cartHref} count={cartCount} linkComponent={linkComponent} />
      <IconLink
        href={notificationsHref}
        icon="bell"
        dot={unread}
        label={unread ? headerText.notificationsUnread : headerText.notifications}
        linkComponent={linkComponent}
      />
    </>
  );
}
