import { waitingPage } from '@suluh/features/waiting';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = waitingPage(context);
export { Page as default };
