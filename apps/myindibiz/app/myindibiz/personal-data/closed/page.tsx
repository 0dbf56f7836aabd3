import { accountClosedPage } from '@suluh/features/personal-data';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = accountClosedPage(context);
export { Page as default };
