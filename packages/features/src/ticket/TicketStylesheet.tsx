import { qrCodeStyles } from '@suluh/ui/paper/QrCode.styles.ts';
import { stylesheet } from '@suluh/ui/stylesheets/stylesheet';
import { placeMapStyles } from './PlaceMap.styles.ts';
import { ticketStyles } from './Ticket.styles.ts';

/** The ticket of a class. */
export const TicketStylesheet = stylesheet`
  ${qrCodeStyles}
  ${ticketStyles}
  ${placeMapStyles}
`;
