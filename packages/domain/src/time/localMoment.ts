import { HOUR_MS } from './span.ts';
import { DEFAULT_HOURS, hoursAhead } from './zone.ts';

const LOCAL = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const hoursOf = (zone: string): number => hoursAhead(zone) ?? DEFAULT_HOURS;

/** What clocks of a zone show, as 'YYYY-MM-DDTHH:mm'; '' for what is no instant. An unknown zone counts as Asia/Jakarta. */
export function toLocalMoment(instant: string, zone: string): string {
  const ms = Date.parse(instant);
  return Number.isNaN(ms) ? '' : new Date(ms + hoursOf(zone) * HOUR_MS).toISOString().slice(0, 16);
}

/** The instant at which clocks of a zone show 'YYYY-MM-DDTHH:mm', in ISO 8601; null for anything else. */
export function fromLocalMoment(local: string, zone: string): string | null {
  const ms = LOCAL.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  return Number.isNaN(ms) ? null : new Date(ms - hoursOf(zone) * HOUR_MS).toISOString();
}
