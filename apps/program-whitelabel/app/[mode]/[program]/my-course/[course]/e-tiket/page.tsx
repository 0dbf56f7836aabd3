import { ticketPage } from '@suluh/features/ticket';
import { programContext } from '../../../../../context.ts';

export const { generateMetadata, Page } = ticketPage(programContext);
export { Page as default };
