import { cartText } from '@suluh/i18n-id/cart';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';

/** Offers the order in which a course waits already, in place of a second one. */
export function WaitingNote({ orderHref }: { orderHref: string }): ReactElement {
  return (
    <Note tone="warning" alert>
      {cartText.waiting}{' '}
      <a className="type-link" href={orderHref}>
        {cartText.continuePayment}
      </a>
    </Note>
  );
}
