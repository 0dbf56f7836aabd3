import { doorPage } from '@suluh/features/door';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = doorPage(context);
export { Page as default };
