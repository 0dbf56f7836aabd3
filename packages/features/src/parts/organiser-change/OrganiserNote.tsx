import type { Ticket } from '@suluh/api/types';
import { ticketText } from '@suluh/i18n-id/ticket';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { CSSProperties, ReactElement } from 'react';
import { CHOICE_ID } from './choiceId.ts';

interface OrganiserNoteProps {
  change: NonNullable<Ticket['change']>;
  /** The ticket's page; '' on it. */
  ticketHref: string;
  canChoose?: boolean;
  /** Its dates are changed at Prakerja, and this says so instead. */
  atPrakerja?: boolean;
  canAsk: boolean;
}

/** On a card the link of its title lies over all that is not above it. */
const ABOVE: CSSProperties = { position: 'relative', zIndex: 2 };

/** What the organiser did to a class, and the way to both choices (docs/product/ticket.md#organiser). Plain links. */
export function OrganiserNote({
  change,
  ticketHref,
  canChoose = true,
  atPrakerja = false,
  canAsk,
}: OrganiserNoteProps): ReactElement {
  return (
    <Note tone={change === 'calledOff' ? 'error' : 'warning'}>
      <div className="layout-row layout-wrapping" style={ABOVE}>
        <p>
          {ticketText[change]} {atPrakerja && ticketText.refusal.prakerja}
        </p>
        {canChoose && (
          <ButtonLink kind="line" size="small" href={`${ticketHref}#${CHOICE_ID.date}`}>
            {ticketText.otherDate}
          </ButtonLink>
        )}
        {canAsk && (
          <ButtonLink kind="line" size="small" href={`${ticketHref}#${CHOICE_ID.refund}`}>
            {ticketText.refundAsk}
          </ButtonLink>
        )}
      </div>
    </Note>
  );
}
