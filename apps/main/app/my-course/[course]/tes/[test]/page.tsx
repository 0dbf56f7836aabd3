import { testPage } from '@suluh/features/learning';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = testPage(context);
export { Page as default };
