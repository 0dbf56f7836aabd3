import { categoryPage } from '@suluh/features/listing';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = categoryPage(context);
export { Page as default };
