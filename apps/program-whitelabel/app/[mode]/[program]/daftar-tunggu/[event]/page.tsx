import { waitingPage } from '@suluh/features/waiting';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = waitingPage(programContext);
export { Page as default };
