/** A class as a calendar of the web takes it. */
export interface CalendarEntry {
  title: string;
  startAt: Date;
  endAt: Date;
  place: string;
}

/** A moment as calendars write it: '20251025T020000Z'. */
const calendarStamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Addresses at which calendars of the web take an entry over (docs/product/ticket.md#calendar). */
export function calendarLinks({ title, startAt, endAt, place }: CalendarEntry): { google: string; outlook: string } {
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarStamp(startAt)}/${calendarStamp(endAt)}`,
    location: place,
  });
  const outlook = new URLSearchParams({
    rru: 'addevent',
    subject: title,
    startdt: startAt.toISOString(),
    enddt: endAt.toISOString(),
    location: place,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
}
