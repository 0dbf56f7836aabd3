import type { CheckInState } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { checkInView, organiserUrl, type CheckInStatus } from '@suluh/domain/check-in';
import { sanitiseUrl } from '@suluh/domain/validation';
import { checkInPageText, checkInText } from '@suluh/i18n-id/checkIn';
import { date, dateTime, timeRange } from '@suluh/i18n-id/format';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import type { ReactElement } from 'react';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { CheckInList, CheckInSession, type CheckInState as Look } from './CheckInSession.tsx';

interface CheckInsProps {
  state: CheckInState;
  /** As the address names it. */
  course: string;
  courseTypeId: string;
  routes: Routes;
}

const LOOK: Readonly<Record<CheckInStatus, Look>> = {
  already_check_in: 'done',
  enable: 'now',
  disable: 'waiting',
  disable_today: 'waiting',
  missed: 'missed',
  locked: 'locked',
};

type Session = CheckInState['sessions'][number];

/** The press that checks in: of a class at a place its ticket, which its door reads. */
function Press({
  session,
  state,
  course,
  routes,
}: Omit<CheckInsProps, 'courseTypeId'> & { session: Session }): ReactElement {
  if (state.by === 'door')
    return (
      <ButtonLink size="small" icon="ticket" href={pathTo(routes, 'ticket', { course })}>
        {checkInPageText.showTicket}
      </ButtonLink>
    );
  return (
    <form method="post" action={apiPath(routes, '/api/form/check-in')}>
      <PostedFields values={{ course, no: session.no, redirectTo: pathTo(routes, 'enrolment', { course }) }} />
      <SubmitButton size="small">
        {checkInText.checkIn}
        <span className="layout-hidden"> {checkInPageText.session(session.no)}</span>
      </SubmitButton>
    </form>
  );
}

/** The way to who gave a class whose session was missed; without a contact of its own, the help pages. */
function Contact({ organiser, routes }: { organiser: CheckInState['organiser']; routes: Routes }): ReactElement {
  const url = organiser && organiserUrl(organiser);
  return (
    <ButtonLink
      kind="line"
      size="small"
      {...(url ? { href: sanitiseUrl(url), target: '_blank', rel: 'noopener' } : { href: pathTo(routes, 'help') })}
    >
      {checkInPageText.contact(organiser?.name ?? '')}
    </ButtonLink>
  );
}

function Row({ session, ...rest }: CheckInsProps & { session: Session }): ReactElement {
  const { state, courseTypeId } = rest;
  const { timeZone, isTransactionCancelled: transactionCancelled } = state;
  const isNext = state.sessions.every(({ no, checkedInAt: attendedAt }) => no >= session.no || attendedAt !== null);
  const view = checkInView({ status: session.status, courseTypeId, transactionCancelled, isNext });
  const { startAt, endAt, checkedInAt } = session;
  const title =
    view.button === 'none' && view.text !== 'verified'
      ? `${checkInPageText.session(session.no)}: ${checkInText[view.text]}`
      : checkInPageText.session(session.no);
  const time =
    startAt && endAt ? `${date(startAt, timeZone)}, ${timeRange(startAt, endAt, timeZone)}` : checkInPageText.anyDay;
  return (
    <CheckInSession
      number={session.no}
      state={LOOK[session.status]}
      title={title}
      timeText={checkedInAt ? checkInPageText.checkedInAt(dateTime(checkedInAt, timeZone)) : time}
      reason={view.tooltip && checkInText[view.tooltip]}
      end={
        view.button === 'enabled' ? (
          <Press session={session} {...rest} />
        ) : view.button === 'disabled' ? (
          <Button size="small" disabled>
            {checkInText.checkIn}
          </Button>
        ) : view.text === 'verified' ? (
          <Badge tone="prakerja" icon="check">
            {checkInText.verified}
          </Badge>
        ) : session.status === 'missed' ? (
          <Contact organiser={state.organiser} routes={rest.routes} />
        ) : (
          <Icon name="lock" />
        )
      }
    />
  );
}

/** The sessions of an owned course with what each takes (docs/product/check-in.md#states). Works before JavaScript. */
export function CheckIns(props: CheckInsProps): ReactElement {
  const { state, course, routes } = props;
  return (
    <>
      {state.by === 'prakerja' && <p className="type-muted">{checkInPageText.prakerjaLead}</p>}
      {state.waitsForCallback && (
        <Note tone="warning">
          <b>{checkInPageText.waiting}</b>
          <p>{checkInPageText.waitingHelp}</p>
          <a className="type-link" href={pathTo(routes, 'enrolment', { course })}>
            {checkInPageText.reload}
          </a>
        </Note>
      )}
      <CheckInList>
        {state.sessions.map((session) => (
          <Row key={session.no} session={session} {...props} />
        ))}
      </CheckInList>
    </>
  );
}
