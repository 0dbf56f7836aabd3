import { testPage } from '@suluh/features/learning';
import { programContext } from '../../../../../../context.ts';

export const { generateMetadata, Page } = testPage(programContext);
export { Page as default };
