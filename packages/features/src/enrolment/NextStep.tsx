import type { CheckInState, MyCourseDetail } from '@suluh/api/types';
import { apiPath, pathTo, type Routes } from '@suluh/domain/address';
import { sanitiseUrl } from '@suluh/domain/validation';
import { enrolmentText } from '@suluh/i18n-id/enrolment';
import { date, timeRange } from '@suluh/i18n-id/format';
import { reviewText } from '@suluh/i18n-id/review';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { boughtView, mapOf } from '../parts/schedule/index.ts';
import { nextOf, type Next } from '../parts/owned/next.ts';

interface NextStepProps {
  owned: MyCourseDetail;
  checkIns: CheckInState | null;
  view: CourseView;
  tenant: Pick<TenantConfig, 'routes' | 'capabilities'>;
}

/** Links beside the course: what it is about, its page at the provider, the invoice. */
function SideLinks({
  owned,
  tenant: { routes, capabilities },
}: Omit<NextStepProps, 'view' | 'checkIns'>): ReactElement {
  const provider = owned.externalUrl ?? owned.url_lp;
  const links = [
    { icon: 'info', label: enrolmentText.about, href: pathTo(routes, 'course', { slug: owned.slug }) },
    { icon: 'star', label: reviewText.title, href: pathTo(routes, 'review', { course: owned.slug }) },
    ...(provider ? [{ icon: 'link', label: enrolmentText.provider, href: sanitiseUrl(provider) } as const] : []),
    ...(capabilities.hasCart
      ? [
          {
            icon: 'receipt',
            label: enrolmentText.invoice,
            href: pathTo(routes, 'paymentProcess', { order: owned.orderId }),
          } as const,
        ]
      : []),
    { icon: 'question', label: enrolmentText.help, href: pathTo(routes, 'help') },
  ] as const;
  return (
    <nav className="enrolment-links" aria-label={enrolmentText.sideLinks}>
      {links.map(({ icon, label, href }) => (
        <a key={label} href={href}>
          <Icon name={icon} />
          <span>{label}</span>
          <Icon name="arrow-right" />
        </a>
      ))}
    </nav>
  );
}

/** When and where the next session is. */
function SessionFacts({
  owned,
  session,
  timeZone,
}: {
  owned: MyCourseDetail;
  session: NonNullable<Next['session']>;
  timeZone: string;
}) {
  const { startAt, endAt } = session;
  const place = owned.event && boughtView(owned.event).placeText;
  if (!startAt || !endAt) return null;
  const facts = [
    ['calendar', date(startAt, timeZone)],
    ['clock', timeRange(startAt, endAt, timeZone)],
    ...(place ? [['pin', place] as const] : []),
  ] as const;
  return (
    <ul className="scheduleCard-facts">
      {facts.map(([icon, text]) => (
        <li key={icon}>
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** The class in the learner's calendar, and the way there. */
function SessionLinks({ owned: { slug, event }, routes }: { owned: MyCourseDetail; routes: Routes }): ReactElement {
  const mapHref = event && mapOf(event);
  return (
    <div className="enrolment-nextLinks">
      <ButtonLink
        kind="line"
        size="small"
        icon="calendar"
        href={apiPath(routes, `/api/my-course/${slug}/calendar.ics`)}
        download
      >
        {enrolmentText.calendar}
      </ButtonLink>
      {mapHref && (
        <ButtonLink kind="line" size="small" icon="map" href={mapHref} target="_blank" rel="noopener">
          {enrolmentText.map}
        </ButtonLink>
      )}
    </div>
  );
}

/** Beside an owned course: its cloth, the next step, and where else to go. */
export function NextStep({ owned, checkIns, view, tenant }: NextStepProps): ReactElement {
  const { title, href, action, session } = nextOf(owned, checkIns, tenant.routes);
  const { minutesLeft, completedAt } = owned.learning;
  return (
    <aside className="enrolment-aside">
      <div className="enrolment-next">
        <CourseThumbnail
          cloth={{ ...view.cloth, layout: 'latar' }}
          imageUrl={view.imageUrl ?? null}
          typeMark={view.typeMark}
        />
        <div className="enrolment-nextBody">
          <p className="type-small type-muted">{enrolmentText.next}</p>
          <p className="type-h3">{title}</p>
          {session && checkIns && <SessionFacts owned={owned} session={session} timeZone={checkIns.timeZone} />}
          {completedAt === null && !session && minutesLeft > 0 && (
            <p className="type-small type-muted">{enrolmentText.minutesLeft(minutesLeft)}</p>
          )}
          {href && (
            <ButtonLink kind="flame" block href={href}>
              {action}
            </ButtonLink>
          )}
          {session && owned.event && <SessionLinks owned={owned} routes={tenant.routes} />}
        </div>
      </div>
      <SideLinks owned={owned} tenant={tenant} />
    </aside>
  );
}
