import type { Ticket } from '@suluh/api/types';
import { ticketText } from '@suluh/i18n-id/ticket';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import type { ReactElement } from 'react';
import { PlaceMap } from './PlaceMap.tsx';

/** Where a class at a place is: drawn, its street, and how one gets there and in. */
export function Place({ ticket }: { ticket: Ticket }): ReactElement | null {
  const { event, address, byTransit, parking, stepFree } = ticket;
  if (event.venue === null) return null;
  const ways: [IconName, string | null][] = [
    ['bus', byTransit],
    ['car', parking],
    ['wheelchair', stepFree],
  ];
  const known = ways.flatMap(([icon, text]) => (text ? [{ icon, text }] : []));
  return (
    <section className="ticket-place" aria-labelledby="lokasi">
      <h2 className="type-h2" id="lokasi">
        {ticketText.location}
      </h2>
      <div className="ticket-map">
        <PlaceMap place={event.venue} />
        <div className="ticket-placeAbout">
          <p>
            <b>{event.venue}</b>
            <span className="type-small type-muted">{[address, event.city].filter(Boolean).join(', ')}</span>
          </p>
          {known.length > 0 && (
            <ul className="ticket-ways">
              {known.map(({ icon, text }) => (
                <li key={icon}>
                  <Icon name={icon} className="ticket-mark" />
                  {text}
                </li>
              ))}
            </ul>
          )}
          <p className="type-small type-muted">{ticketText.drawnMap}</p>
        </div>
      </div>
    </section>
  );
}
