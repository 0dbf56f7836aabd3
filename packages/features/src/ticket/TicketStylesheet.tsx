import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { placeMapStyles } from './PlaceMap.styles.ts';
import { ticketStyles } from './Ticket.styles.ts';

/** The ticket of a class. */
export const TicketStylesheet = stylesheet`
  ${ticketStyles}
  ${placeMapStyles}
`;
