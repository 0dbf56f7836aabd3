'use client';
import { useSyncExternalStore, type ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { currentToast, subscribeToToasts } from './toast.ts';

const NONE = (): null => null;
const TONE_CLASS = { plain: 'snack', success: 'snack ok', error: 'snack err' } as const;

/** Live region for `showToast`, bottom centre above sticky bars. Once per page, in the root layout. */
export function ToastRegion(): ReactElement {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, NONE);
  return (
    <div className="snack-region" role="status" aria-live="polite">
      {toast && (
        <div key={toast.id} className={TONE_CLASS[toast.tone]}>
          {toast.tone === 'success' && <Icon name="check-circle" />}
          {toast.tone === 'error' && <Icon name="alert" />}
          {toast.text}
        </div>
      )}
    </div>
  );
}
