import type { WaitingPlace } from '@suluh/api/types';
import { apiPath, pathTo } from '@suluh/domain/address';
import { cartText } from '@suluh/i18n-id/cart';
import { courseActionText } from '@suluh/i18n-id/course';
import { waitingText } from '@suluh/i18n-id/waiting';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement, ReactNode } from 'react';
import { EnrolForm } from '../parts/buy/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';

interface StandingProps {
  place: WaitingPlace;
  tenant: TenantConfig;
}

/** Heading, words and what can be done. */
const Told = ({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }): ReactElement => (
  <>
    <h2 className="type-h3">{title}</h2>
    {lead && <p className="type-muted">{lead}</p>}
    {children && <div className="waiting-deeds">{children}</div>}
  </>
);

/** A plain form that joins or leaves, and returns here. */
function Deed({
  place,
  tenant: { routes },
  deed,
  children,
}: StandingProps & { deed: 'join' | 'leave'; children: string }): ReactElement {
  const { eventId } = place.event;
  return (
    <form
      method="post"
      action={apiPath(routes, deed === 'join' ? '/api/form/waiting-join' : '/api/form/waiting-leave')}
    >
      <PostedFields values={{ eventId, redirectTo: pathTo(routes, 'waiting', { event: eventId }) }} />
      <SubmitButton kind={deed === 'join' ? 'flame' : 'line'} block>
        {children}
      </SubmitButton>
    </form>
  );
}

/** Takes the seat that is kept by the way every schedule is bought. */
function Take({ place: { courseId, event }, tenant: { routes, capabilities } }: StandingProps): ReactElement {
  const path = pathTo(routes, 'waiting', { event: event.eventId });
  if (capabilities.takesInvitations || capabilities.givesCourses)
    return <EnrolForm courseId={courseId} eventId={event.eventId} path={path} kind="flame" block />;
  return (
    <form method="post" action={apiPath(routes, '/api/form/cart-add')}>
      <PostedFields values={{ courseId, eventId: event.eventId, redirectTo: path }} />
      <SubmitButton kind="flame" block>
        {courseActionText.buy}
      </SubmitButton>
    </form>
  );
}

/** How somebody stands who has no place in line: what may be waited for, or why nothing is. */
function Outside({ place, tenant }: StandingProps): ReactElement {
  const { event, kind, salesOpenAt, slug } = place;
  const toCourse = (
    <ButtonLink kind="line" block href={pathTo(tenant.routes, 'course', { slug })}>
      {waitingText.toCourse}
    </ButtonLink>
  );
  if (kind === 'seat')
    return (
      <Told title={waitingText.full} lead={waitingText.fullLead}>
        <Deed place={place} tenant={tenant} deed="join">
          {waitingText.join}
        </Deed>
      </Told>
    );
  if (kind === 'opening')
    return (
      <Told
        title={waitingText.soon}
        lead={[salesOpenAt && waitingText.opensAt(salesOpenAt, event.timeZone), waitingText.soonLead]
          .filter(Boolean)
          .join(' ')}
      >
        <Deed place={place} tenant={tenant} deed="join">
          {waitingText.follow}
        </Deed>
      </Told>
    );
  return <Told title={event.eventStatus === 'expired' ? waitingText.over : waitingText.onSale}>{toCourse}</Told>;
}

/** How the learner stands with the schedule, and what can be done about it (docs/product/waiting.md#joining). */
export function Standing({ place, tenant }: StandingProps): ReactElement {
  const { event, state, kind, offerEndsAt, slug, waitingOrderId } = place;
  const { routes } = tenant;
  if (place.isOwned)
    return (
      <Told title={waitingText.owned}>
        <ButtonLink kind="flame" block href={pathTo(routes, 'enrolment', { course: slug })}>
          {waitingText.toCourse}
        </ButtonLink>
      </Told>
    );
  if (waitingOrderId !== null)
    return (
      <Told title={cartText.waiting}>
        <ButtonLink kind="flame" block href={pathTo(routes, 'paymentProcess', { order: waitingOrderId })}>
          {cartText.continuePayment}
        </ButtonLink>
      </Told>
    );
  if (state === 'offered' && offerEndsAt !== null)
    return (
      <Told title={waitingText.offered} lead={waitingText.offeredUntil(offerEndsAt, event.timeZone)}>
        <Take place={place} tenant={tenant} />
        <Deed place={place} tenant={tenant} deed="leave">
          {waitingText.refuse}
        </Deed>
      </Told>
    );
  if (state === 'waiting' && event.eventStatus !== 'expired')
    return kind === 'opening' ? (
      <Told title={waitingText.following} lead={waitingText.soonLead}>
        <Deed place={place} tenant={tenant} deed="leave">
          {waitingText.unfollow}
        </Deed>
      </Told>
    ) : (
      <Told title={waitingText.place(place.place ?? 1)} lead={waitingText.placeLead}>
        <Deed place={place} tenant={tenant} deed="leave">
          {waitingText.leave}
        </Deed>
      </Told>
    );
  return (
    <>
      {state === 'lapsed' && <Note tone="warning">{waitingText.lapsed}</Note>}
      {state === 'told' && kind === null && <Note tone="success">{waitingText.told}</Note>}
      <Outside place={place} tenant={tenant} />
    </>
  );
}
