import type { CourseEvent } from '@suluh/api/types';
import { buyButton, type BuyButton } from '@suluh/domain/schedule';
import { placeOnMap } from '@suluh/domain/ticket';
import { sanitiseUrl } from '@suluh/domain/validation';
import { courseTypeText, ownershipText } from '@suluh/i18n-id/course';
import { dateRange, dateStub } from '@suluh/i18n-id/format';
import { hoursOf } from '@suluh/i18n-id/schedule';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import type { ScheduleState, ScheduleView } from '@suluh/ui/course/ScheduleCard';
import { priceView } from '../courses/priceView.ts';

const STUB: Record<BuyButton['code'], ScheduleState> = {
  open: 'open',
  owned: 'owned',
  soldOut: 'full',
  availableSoon: 'soon',
  expired: 'past',
};

/** What a schedule says of its seats: full, so many left, or its capacity while nobody can buy. */
function seatsText({ code }: BuyButton, { quota, capacity }: CourseEvent): string {
  if (code === 'soldOut') return scheduleText.quotaFull;
  return code === 'open' ? scheduleText.seatsLeft(quota) : scheduleText.quota(capacity);
}

/** The schedule somebody bought: its own date, hours with their zone, and place. */
export const boughtView = (event: CourseEvent) => ({
  dateText: dateRange(event.startEvent, event.endEvent, event.timeZone),
  timeText: hoursOf(event),
  placeText: [event.venue, event.city].filter(Boolean).join(', ') || null,
});

/** The way to where a schedule takes place: the organiser's own link, else a search for the place; null for one without a place. */
export function mapOf({ venue, city, url }: Pick<CourseEvent, 'venue' | 'city' | 'url'>): string | null {
  if (url !== null) return sanitiseUrl(url);
  return venue === null ? null : placeOnMap([venue, city].filter(Boolean).join(', '));
}

/** A schedule with its button (docs/product/schedule.md#buy-button). */
export function scheduleView(event: CourseEvent, owned: boolean): { schedule: ScheduleView; button: BuyButton } {
  const button = buyButton({ owned, eventStatus: event.eventStatus, quota: event.quota });
  return {
    button,
    schedule: {
      state: STUB[button.code],
      ...dateStub(event.startEvent, event.timeZone),
      city: event.city ?? courseTypeText.b,
      batchText: scheduleText.batch(event.batch),
      ownedText: owned ? ownershipText.registered : null,
      dateText: dateRange(event.startEvent, event.endEvent, event.timeZone),
      timeText: event.timeEvent,
      venue: event.venue,
      mapUrl: event.url === null ? null : sanitiseUrl(event.url),
      price: priceView({ price: event.priceEvent }),
      seatsText: seatsText(button, event),
    },
  };
}
