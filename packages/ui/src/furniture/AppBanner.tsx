'use client';
import { useState, type ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { Icon } from '../icons/Icon.tsx';

interface AppBannerProps {
  product: string;
  text: string;
  openText: string;
  closeText: string;
  /** Deep link carrying the current address. */
  href: string;
  /** Remembers the dismissal. */
  onDismiss?: () => void;
}

/** 'Buka App' above the phone header (docs/product/navigation.md#app-banner). */
export function AppBanner({
  product,
  text,
  openText,
  closeText,
  href,
  onDismiss,
}: AppBannerProps): ReactElement | null {
  const [shown, setShown] = useState(true);
  if (!shown) return null;
  return (
    <aside className="appBanner ground-deep" aria-label={openText}>
      <button
        type="button"
        className="appBanner-close"
        aria-label={closeText}
        onClick={() => {
          setShown(false);
          onDismiss?.();
        }}
      >
        <Icon name="close" />
      </button>
      <img src="/_ui/logo/tanda.svg" alt="" width={36} height={36} />
      <span className="appBanner-text">
        <b>{product}</b>
        {text}
      </span>
      <a className={buttonClass({ kind: 'on-deep', size: 'small' })} href={href}>
        {openText}
      </a>
    </aside>
  );
}
