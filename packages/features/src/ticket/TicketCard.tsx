import type { Ticket } from '@suluh/api/types';
import { motifOfCourse } from '@suluh/domain/cloth';
import { printedCode } from '@suluh/domain/ticket';
import { TOAST_MS } from '@suluh/domain/toast';
import { isOffline } from '@suluh/domain/course';
import { courseTypeText } from '@suluh/i18n-id/course';
import { dateRange, dateTime } from '@suluh/i18n-id/format';
import { hoursOf } from '@suluh/i18n-id/schedule';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { ticketText } from '@suluh/i18n-id/ticket';
import { Badge } from '@suluh/ui/badges/Badge';
import { CopyButton } from '@suluh/ui/checkout/CopyButton';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import { fieldOf } from '@suluh/ui/cloth/swatch.ts';
import { QrCode } from '@suluh/ui/paper/QrCode';
import type { ReactElement } from 'react';

type Fact = readonly [label: string, value: string, isWide?: true];

/** What is said of the class: who, whose, when, where. */
function factsOf({ fullname, institution, event, doorsOpenAt, joinFrom }: Ticket): Fact[] {
  const place = [event.venue, event.city].filter(Boolean).join(', ');
  return [
    [ticketText.participant, fullname],
    [ticketText.organiser, institution],
    [ticketText.date, dateRange(event.startEvent, event.endEvent, event.timeZone)],
    [ticketText.time, hoursOf(event)],
    ...(joinFrom === null ? [[ticketText.doors, dateTime(doorsOpenAt, event.timeZone)] as const] : []),
    ...(place ? [[ticketText.place, place, true] as const] : []),
  ];
}

/** A ticket: what it is of, and, behind a woven seam, the code to scan and to type. On a phone the code comes first. */
export function TicketCard({ ticket }: { ticket: Ticket }): ReactElement {
  const code = printedCode(ticket.shortCode);
  const isOff = ticket.change === 'calledOff';
  const { timeZone, startEvent, endEvent, batch } = ticket.event;
  const cloth = fieldOf(motifOfCourse(ticket.categories).motif, 0.5);
  const type = isOffline({ id: ticket.courseTypeId }) ? 'd' : ticket.courseTypeId === 'b' ? 'b' : 'c';
  return (
    <article className="ticket">
      <div className="ticket-main">
        <div className="ticket-cloth" aria-hidden="true">
          <Cloth thumbnail={cloth} fixedScale />
        </div>
        <div className="ticket-about">
          <p className="ticket-badges">
            <Badge tone={type === 'd' ? 'offline' : 'online'}>{courseTypeText[type]}</Badge>
            <Badge tone="neutral">{scheduleText.batch(batch)}</Badge>
            {isOff ? (
              <Badge tone="neutral">{ticketText.calledOffBadge}</Badge>
            ) : (
              <Badge tone="prakerja" icon="check">
                {ticket.checkedInAt ? ticketText.checkedIn : ticketText.paid}
              </Badge>
            )}
          </p>
          <h2 className="type-h2">{ticket.courseFullname}</h2>
          <dl className="ticket-facts">
            {factsOf(ticket).map(([label, value, isWide]) => (
              <div key={label} className={isWide && 'ticket-wide'}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="ticket-weave" aria-hidden="true" />
      <div className="ticket-pass">
        <p className="ticket-title ticket-onPhone">{ticket.courseFullname}</p>
        <p className="type-small type-muted ticket-onPhone">{dateRange(startEvent, endEvent, timeZone)}</p>
        <div className={ticket.checkedInAt || isOff ? 'ticket-code ticket-used' : 'ticket-code'}>
          <QrCode value={ticket.token} label={ticketText.qr(code)} />
          {isOff ? (
            <b className="ticket-stamp ticket-stampOff">{ticketText.calledOffBadge}</b>
          ) : (
            ticket.checkedInAt && (
              <b className="ticket-stamp">{ticketText.enteredAt(dateTime(ticket.checkedInAt, timeZone))}</b>
            )
          )}
        </div>
        <p className="type-small type-muted">{ticketText.code}</p>
        <p className="ticket-short type-tabular">{code}</p>
        <CopyButton
          value={code}
          label={ticketText.copy}
          what={code}
          copiedText={ticketText.copied}
          toastMs={TOAST_MS.copyVoucher}
        />
        {type === 'd' && !isOff && <p className="type-small type-muted">{ticketText.show}</p>}
      </div>
      <div className="ticket-fringe" aria-hidden="true" />
    </article>
  );
}
