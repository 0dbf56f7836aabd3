import type { ApiClient } from '@suluh/api/client';
import { pathTo, type Routes } from '@suluh/domain/address';
import { waitingText } from '@suluh/i18n-id/waiting';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import { boughtView } from '../parts/schedule/index.ts';

/** The schedules somebody waits for or follows, seats that are offered first (docs/product/waiting.md#joining). */
export async function Waited({ api, routes }: { api: ApiClient; routes: Routes }): Promise<ReactElement | null> {
  const { data } = await api.GET('/api/waitlist');
  const places = (data?.data ?? []).filter(({ state, kind }) => state === 'offered' || state === 'waiting' || kind);
  if (places.length === 0) return null; // nothing is waited for, or nobody answered: the list says so
  return (
    <section className="myCourse-waited" aria-labelledby="ditunggu">
      <h2 className="type-h3" id="ditunggu">
        {waitingText.lead}
      </h2>
      {places.map(({ event, courseFullname, state, kind, place, offerEndsAt }) => (
        <Note key={event.eventId} tone={offerEndsAt ? 'warning' : 'info'} icon={offerEndsAt ? 'ticket' : 'clock'}>
          <span className="myCourse-undo">
            <span>
              <b>{courseFullname}</b>
              {'. '}
              {boughtView(event).dateText}
              {'. '}
              {offerEndsAt
                ? `${waitingText.offered}. ${waitingText.offeredUntil(offerEndsAt, event.timeZone)}`
                : state === 'waiting' && kind === 'seat'
                  ? waitingText.place(place ?? 1)
                  : kind === 'seat'
                    ? waitingText.full
                    : waitingText.following}
            </span>
            <ButtonLink size="small" href={pathTo(routes, 'waiting', { event: event.eventId })}>
              {waitingText.open}
            </ButtonLink>
          </span>
        </Note>
      ))}
    </section>
  );
}
