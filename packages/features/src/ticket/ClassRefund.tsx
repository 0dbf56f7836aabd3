import type { Ticket } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { rupiah } from '@suluh/i18n-id/format';
import { ticketText } from '@suluh/i18n-id/ticket';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { CHOICE_ID } from '../parts/organiser-change/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { refundNote } from '../parts/transaction/index.ts';

/**
 * The money of a class its organiser called off or moved: asking for it, or how that stands
 * (docs/product/ticket.md#organiser). A plain form.
 */
export function ClassRefund({ ticket, routes }: { ticket: Ticket; routes: Routes }): ReactElement | null {
  const { amountRupiah, asked } = ticket.refund;
  const said = refundNote({ refund: asked });
  const course = ticket.slug;
  if (amountRupiah === 0 && (said === null || ticket.change === null)) return null;
  return (
    <section className="ticket-box" aria-labelledby={CHOICE_ID.refund}>
      <h2 className="type-h3" id={CHOICE_ID.refund}>
        {ticketText.refundAsk}
      </h2>
      {said && <Note>{said}</Note>}
      {amountRupiah > 0 && (
        <form method="post" action={apiPath(routes, '/api/form/class-refund')} className="ticket-dates">
          <p className="type-muted">{ticketText.refundLead(rupiah(amountRupiah))}</p>
          <PostedFields values={{ course, redirectTo: pathTo(routes, 'ticket', { course }) }} />
          <SubmitButton kind="line" block>
            {ticketText.refundAsk}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
