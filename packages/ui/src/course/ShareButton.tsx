'use client';
import { TOAST_MS } from '@suluh/domain/toast';
import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { showToast } from '../feedback/toast.ts';
import { Icon } from '../icons/Icon.tsx';

interface ShareButtonProps {
  /** Word on the button. */
  label: string;
  /** 'Yuk, ikuti kelas {title} di {product} bersama aku!' */
  text: string;
  /** Toast after copying. */
  copiedText: string;
  /** Told of each press. */
  onShare?: () => void;
}

/**
 * Shares the open page by the system's share sheet, or copies text and address where there is none. What is shared is
 * origin and path (docs/product/addresses.md#internship), without the refusals and filters that may stand in the bar.
 */
export function ShareButton({ label, text, copiedText, onShare }: ShareButtonProps): ReactElement {
  async function share(): Promise<void> {
    onShare?.();
    const url = window.location.origin + window.location.pathname;
    if (navigator.share) {
      await navigator.share({ text, url }).catch(() => undefined); // closed by the person
      return;
    }
    await navigator.clipboard.writeText(`${text} ${url}`);
    showToast({ text: copiedText, tone: 'success', durationMs: TOAST_MS.copyVoucher });
  }
  return (
    <button type="button" className={buttonClass({ kind: 'line', size: 'small' })} onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </button>
  );
}
