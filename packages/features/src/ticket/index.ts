import { ticketText } from '@suluh/i18n-id/ticket';
import { definePage } from '../parts/page/index.ts';
import { TicketScreen } from './TicketScreen.tsx';

/** The ticket of a class. */
export const ticketPage = definePage('ticket', { words: ticketText.title, Screen: TicketScreen });
