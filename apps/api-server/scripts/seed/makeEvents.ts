import { DAY_MS, HOUR_MS, hoursAhead } from '@suluh/domain/time';
import type { Draw } from './draw.ts';
import { places, zoneLabels, type Place } from './words/places.ts';

/** A made-up schedule. Price in rupiah, times in ISO 8601. */
export interface SeedEvent {
  batch: string;
  city: string | null;
  venue: string | null;
  startAt: string;
  endAt: string;
  timeLabel: string;
  timeZone: string;
  price: number;
  capacity: number;
  seatsLeft: number;
}

/**
 * Schedules lie in these four years, whenever they are made: the same seed gives the same rows, and some are always to
 * come.
 */
const FIRST_DAY_MS = Date.UTC(2025, 0, 1);
const DAYS = 4 * 365;
const VENUES = ['Balai Pelatihan', 'Gedung Serbaguna', 'Hotel Melati', 'Kampus Pusat', 'Aula Kecamatan'];

/** One to three schedules of a course of this type whose provider sits at `home`. Webinars (b) have no city. */
export function makeEvents(draw: Draw, type: 'b' | 'c' | 'd', home: Place, price: number): SeedEvent[] {
  return Array.from({ length: draw.between(1, 3) }, (_, number) => {
    const place = draw.isIn(0.6) ? home : draw.weighted(places);
    const [from, to] = type === 'b' ? [19, 21] : [9, 16];
    const days = type === 'b' ? 1 : draw.between(1, 4);
    const midnightMs = FIRST_DAY_MS + draw.between(0, DAYS - 5) * DAY_MS - hoursAhead(place.timeZone)! * HOUR_MS;
    const capacity = draw.between(2, 12) * 5;
    return {
      batch: String(number + 1),
      city: type === 'b' ? null : place.city,
      venue: type === 'b' ? null : `${draw.pick(VENUES)} ${place.city}`,
      startAt: new Date(midnightMs + from * HOUR_MS).toISOString(),
      endAt: new Date(midnightMs + (days - 1) * DAY_MS + to * HOUR_MS).toISOString(),
      timeLabel: `${String(from).padStart(2, '0')}.00 – ${to}.00 ${zoneLabels[place.timeZone]}`,
      timeZone: place.timeZone,
      price,
      capacity,
      seatsLeft: draw.isIn(0.12) ? 0 : draw.between(1, capacity),
    };
  });
}
