import type { Ticket } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { sanitiseUrl } from '@suluh/domain/validation';
import { lessonText } from '@suluh/i18n-id/learning';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { scheduleLines } from '@suluh/i18n-id/schedule';
import { ticketText } from '@suluh/i18n-id/ticket';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { CalendarChoice } from './CalendarChoice.tsx';
import { RefreshAt } from '../parts/moment/index.ts';
import { mapOf } from '../parts/schedule/index.ts';
import { ShareLink } from '../parts/share/index.ts';
import { KeepPage } from '../parts/offline/index.ts';
import { OrganiserNote } from '../parts/organiser-change/index.ts';
import { ClassRefund } from './ClassRefund.tsx';
import { loadTicket } from './load.ts';
import { Place } from './Place.tsx';
import { Reschedule } from './Reschedule.tsx';
import { TicketCard } from './TicketCard.tsx';
import { TicketStylesheet } from './TicketStylesheet.tsx';

/** Where a webinar is joined, or when the way in is told. */
function Join({ ticket }: { ticket: Ticket }): ReactElement | null {
  if (ticket.joinFrom === null) return null;
  const [fromMs, nowMs] = [Date.parse(ticket.joinFrom), Date.now()];
  return (
    <section className="ticket-box" aria-labelledby="tautan-kelas">
      <h2 className="type-h3" id="tautan-kelas">
        {ticketText.joinTitle}
      </h2>
      <p className="type-muted">
        {ticket.joinUrl ? ticketText.joinNow : ticketText.joinFrom(ticket.joinFrom, ticket.event.timeZone)}
        {!ticket.joinUrl && <noscript> {lessonText.liveReload}</noscript>}
      </p>
      {fromMs > nowMs && <RefreshAt momentMs={fromMs} nowMs={nowMs} />}
      {ticket.joinUrl && (
        <ButtonLink
          kind="flame"
          block
          icon="broadcast"
          href={sanitiseUrl(ticket.joinUrl)}
          target="_blank"
          rel="noopener"
        >
          {ticketText.join}
        </ButtonLink>
      )}
    </section>
  );
}

/**
 * What is done with a ticket: calendar, the way there, PDF, picture, telling others of the class. Plain links. Of a class
 * that was called off there is only the way out of the calendar it stands in.
 */
function Papers({ ticket, tenant }: { ticket: Ticket; tenant: TenantConfig }): ReactElement {
  const file = (path: string) => apiPath(tenant.routes, `/api/my-course/${ticket.slug}/${path}`);
  if (ticket.change === 'calledOff')
    return (
      <div className="ticket-actions">
        <ButtonLink kind="line" icon="calendar" href={file('calendar.ics')} download>
          {ticketText.calendarRemove}
        </ButtonLink>
      </div>
    );
  const mapHref = mapOf(ticket.event);
  return (
    <div className="ticket-actions">
      <CalendarChoice ticket={ticket} fileHref={file('calendar.ics')} />
      {mapHref && (
        <ButtonLink kind="line" icon="map" href={mapHref} target="_blank" rel="noopener">
          {ticketText.map}
        </ButtonLink>
      )}
      <ButtonLink kind="line" icon="download" href={file('e-ticket/pdf')} download>
        {ticketText.pdf}
      </ButtonLink>
      <ButtonLink kind="line" icon="image" href={file('e-ticket/png')} download>
        {ticketText.png}
      </ButtonLink>
      <ShareLink
        text={[ticket.courseFullname, ...scheduleLines(ticket.event)].join(', ')}
        url={`${tenant.origin}${pathTo(tenant.routes, 'course', { slug: ticket.slug })}`}
      />
    </div>
  );
}

interface TicketScreenProps {
  context: AppContext;
  /** Slug or id. */
  course: string;
  search: SearchParams;
}

/** /my-course/{course}/e-tiket: the ticket of a class (docs/product/ticket.md). As HTML before JavaScript. */
export async function TicketScreen({ context, course, search }: TicketScreenProps): Promise<ReactElement> {
  const { routes } = context.tenant;
  const path = pathTo(routes, 'ticket', { course });
  const outcome = await loadTicket(context, course, path);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const ticket = outcome.data;
  const isDateAsked = search.error === 'BAD_REQUEST' && outcome.data.reschedule.events.length > 0;
  const problem = isDateAsked ? null : formProblem(search);
  const courseHref = pathTo(routes, 'enrolment', { course: ticket.slug });
  return (
    <main id="isi" className="layout-page ticket-page">
      <TicketStylesheet />
      <Breadcrumb
        homeHref={pathTo(routes, 'home')}
        parents={[
          { href: pathTo(routes, 'myCourse'), label: myCourseText.title },
          { href: courseHref, label: ticket.courseFullname },
        ]}
        current={ticketText.title}
      />
      <h1 className="type-h1">{ticketText.title}</h1>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      {search.rescheduled !== undefined && !problem && <Note tone="success">{ticketText.rescheduled}</Note>}
      {search.refunded !== undefined && !problem && <Note tone="success">{ticketText.refundSent}</Note>}
      {ticket.change && (
        <OrganiserNote
          change={ticket.change}
          ticketHref=""
          canChoose={ticket.reschedule.refusal === null}
          atPrakerja={ticket.reschedule.refusal === 'prakerja'}
          canAsk={ticket.refund.amountRupiah > 0}
        />
      )}
      <KeepPage scope={pathTo(routes, 'myCourse')} text={ticketText.kept} />
      <TicketCard ticket={ticket} />
      <Papers ticket={ticket} tenant={context.tenant} />
      <div className="ticket-columns">
        {ticket.change !== 'calledOff' && (
          <div className="ticket-aside">
            <Join ticket={ticket} />
            <Place ticket={ticket} />
          </div>
        )}
        <div className="ticket-aside">
          {ticket.bring.length > 0 && (
            <section className="ticket-box" aria-labelledby="bawaan">
              <h2 className="type-h3" id="bawaan">
                {ticketText.bring}
              </h2>
              <ul className="ticket-bring">
                {ticket.bring.map((thing) => (
                  <li key={thing}>
                    <Icon name="check" className="ticket-mark" />
                    {thing}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <Reschedule ticket={ticket} routes={routes} isAsked={isDateAsked} />
          <ClassRefund ticket={ticket} routes={routes} />
          <ButtonLink kind="plain" block icon="book" href={courseHref}>
            {ticketText.toCourse}
          </ButtonLink>
        </div>
      </div>
    </main>
  );
}
