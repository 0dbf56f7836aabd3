import { ticketPage } from '@suluh/features/ticket';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = ticketPage(context);
export { Page as default };
