import { partnersPage } from '@suluh/features/partner';
import { context } from '../context.ts';

export const { generateMetadata, Page } = partnersPage(context);
export { Page as default };
