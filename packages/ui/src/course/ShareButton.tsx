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
  /** Full address; without it the page's own. */
  url?: string;
  /** Toast after copying. */
  copiedText: string;
  /** Told of each press. */
  onShare?: () => void;
}

/** Opens the system's share sheet, or copies text and address where there is none. */
export function ShareButton({ label, text, url, copiedText, onShare }: ShareButtonProps): ReactElement {
  async function share(): Promise<void> {
    onShare?.();
    const address = url ?? window.location.href;
    if (typeof navigator.share === 'function') {
      await navigator.share({ text, url: address }).catch(() => undefined); // closed by the person
      return;
    }
    await navigator.clipboard.writeText(`${text} ${address}`);
    showToast({ text: copiedText, tone: 'success', durationMs: TOAST_MS.copyVoucher });
  }
  return (
    <button type="button" className={buttonClass({ kind: 'line', size: 'small' })} onClick={() => void share()}>
      <Icon name="share" />
      {label}
    </button>
  );
}
