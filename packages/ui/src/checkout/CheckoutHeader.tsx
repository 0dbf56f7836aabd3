import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';

interface CheckoutHeaderProps {
  homeHref: string;
  homeLabel: string;
  logo: ReactNode;
  /** `CheckoutSteps`. */
  steps: ReactNode;
  /** 'Pembayaran aman'. */
  secureText: string;
  linkComponent?: LinkComponent;
}

/** Quiet header of the checkout: logo, steps, a word about safety; nothing that leads away. */
export function CheckoutHeader({
  homeHref,
  homeLabel,
  logo,
  steps,
  secureText,
  linkComponent,
}: CheckoutHeaderProps): ReactElement {
  return (
    <header className="header">
      <div className="layout-page header-main checkoutShell-header">
        <Anchor as={linkComponent} className="header-logo checkoutShell-logo" href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {steps}
        <span className="checkoutShell-secure layout-desktop layout-flex type-small type-muted">
          <Icon name="lock" />
          {secureText}
        </span>
      </div>
      <div className="header-line">
        <div className="hem hem-down header-hem" />
      </div>
    </header>
  );
}
