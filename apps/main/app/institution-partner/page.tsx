import { partnersPage } from '@suluh/features/partners';
import { context } from '../context.ts';

export const { generateMetadata, Page } = partnersPage(context);
export { Page as default };
