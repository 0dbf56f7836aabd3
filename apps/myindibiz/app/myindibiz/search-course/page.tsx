import { searchPage } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = searchPage(context);
export { Page as default };
