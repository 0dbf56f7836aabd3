import { privacyPage } from '@suluh/features/site-page';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = privacyPage(programContext);
export { Page as default };
