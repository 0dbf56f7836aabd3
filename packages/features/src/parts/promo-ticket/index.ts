export { PromoTicket, type PromoTicketView } from './PromoTicket.tsx';
