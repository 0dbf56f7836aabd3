import { privacyPage } from '@suluh/features/site-page';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = privacyPage(context);
export { Page as default };
