import type { ReactElement } from 'react';
import { controlText } from '@suluh/i18n-id/control';
import { Icon } from '../icons/Icon.tsx';

/** Closes the <dialog> around it, without JavaScript too. */
export function CloseButton({ className }: { className?: string }): ReactElement {
  return (
    <form method="dialog" className={className}>
      <button type="submit" className="iconButton" aria-label={controlText.close}>
        <Icon name="close" size={24} />
      </button>
    </form>
  );
}
