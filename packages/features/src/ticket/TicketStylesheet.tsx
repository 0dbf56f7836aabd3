import { createGlobalStyle } from 'styled-components';
import { placeMapStyles } from './PlaceMap.styles.ts';
import { ticketStyles } from './Ticket.styles.ts';

/** The ticket of a class. */
export const TicketStylesheet = createGlobalStyle`
  ${ticketStyles}
  ${placeMapStyles}
`;
