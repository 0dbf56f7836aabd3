'use client';
import type { ReactElement } from 'react';
import { buttonClass } from '../buttons/buttonClass.ts';
import { showToast } from '../feedback/toast.ts';
import { Icon } from '../icons/Icon.tsx';

interface CopyButtonProps {
  value: string;
  label: string;
  /** What is copied, read aloud after the label. */
  what: string;
  /** 'Berhasil Disalin'. */
  copiedText: string;
  /** 5000 in payment detail, 1500 on the voucher code (docs/product/display.md). */
  toastMs: number;
}

/** The clipboard is there on secure addresses only; elsewhere the browser copies what is selected. */
async function writeClipboard(value: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(value);
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', value);
  };
  document.addEventListener('copy', onCopy);
  document.execCommand('copy');
  document.removeEventListener('copy', onCopy);
}

/** Copies a number or code and says so. */
export function CopyButton({ value, label, what, copiedText, toastMs }: CopyButtonProps): ReactElement {
  async function copy(): Promise<void> {
    await writeClipboard(value);
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
