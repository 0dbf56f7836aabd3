'use client';
import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/button-class.ts';
import { showToast } from '../feedback/toast.ts';
import { Icon } from '../icons/Icon.tsx';

interface CopyButtonProps {
  value: string;
  label: string;
  /** What is copied, read aloud after the label. */
  what: string;
  /** 'Berhasil Disalin'. */
  copiedText: string;
  /** 5000 in payment detail, 1500 on the voucher code (specification section 9). */
  toastMs: number;
}

/** Copies a number or code and says so. */
export function CopyButton({ value, label, what, copiedText, toastMs }: CopyButtonProps): ReactElement {
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(value);
    showToast({ text: copiedText, tone: 'success', durationMs: toastMs });
  }
  return (
    <button type="button" className={buttonClass({ kind: 'line', size: 'small' })} onClick={() => void copy()}>
      <Icon name="copy" />
      {label}
      <span className="sr"> {what}</span>
    </button>
  );
}
