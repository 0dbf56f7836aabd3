import { passwordChangedPage } from '@suluh/features/auth';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = passwordChangedPage(context);
export { Page as default };
