import { trialPage } from '@suluh/features/learning';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = trialPage(context);
export { Page as default };
