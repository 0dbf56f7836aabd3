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
    <header className="hdr">
      <div className="wrap hdr-main chk">
        <Anchor as={linkComponent} className="logo" href={homeHref} aria-label={homeLabel}>
          {logo}
        </Anchor>
        {steps}
        <span className="chk-s only-d flex small muted">
          <Icon name="lock" />
          {secureText}
        </span>
      </div>
      <div className="hdr-line" />
      <div className="hem hem-down" />
    </header>
  );
}
