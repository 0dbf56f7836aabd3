import { checkInRoutes } from './checkIn.ts';
import { doorRoutes } from './door.ts';
import { ticketRoutes } from './eTicket.ts';
import { classRefundRoute } from './classRefund.ts';
import { rescheduleRoute } from './reschedule.ts';

/** Being there: sessions, tickets, doors (docs/product/check-in.md, ticket.md, door.md). */
export const attendingRoutes = [...checkInRoutes, ...ticketRoutes, rescheduleRoute, classRefundRoute, ...doorRoutes];
