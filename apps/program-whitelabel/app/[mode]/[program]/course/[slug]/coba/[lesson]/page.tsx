import { trialPage } from '@suluh/features/learning';
import { programContext } from '../../../../../../context.ts';

export const { generateMetadata, Page } = trialPage(programContext);
export { Page as default };
