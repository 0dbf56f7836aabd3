'use client';
import { useEffect, useRef, useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { currentToast, subscribeToToasts } from './toast.ts';

const NONE = (): null => null;
const TONE_CLASS = {
  plain: 'snackbar',
  success: 'snackbar snackbar-success',
  error: 'snackbar snackbar-error',
} as const;

/**
 * Live region for `showToast`, bottom centre above sticky bars and above dialogs. Once per page, in the root layout.
 */
export function ToastRegion(): ReactElement {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, NONE);
  const region = useRef<HTMLDivElement>(null);
  const toastId = toast?.id ?? null;
  useEffect(() => {
    if (!region.current?.showPopover) return;
    // Shown again it lies above a dialog that opened meanwhile; shown while empty it is a live region before the first
    // toast.
    region.current.hidePopover();
    region.current.showPopover();
  }, [toastId]);
  return (
    <div ref={region} popover="manual" className="snackbar-region" role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={TONE_CLASS[toast.tone]}>
          {toast.tone === 'success' && <Icon name="check-circle" className="snackbar-icon" />}
          {toast.tone === 'error' && <Icon name="alert" className="snackbar-icon" />}
          {toast.text}
        </div>
      )}
    </div>
  );
}
