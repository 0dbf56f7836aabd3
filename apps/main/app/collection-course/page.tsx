import { coursesPage } from '@suluh/features/listing';
import { context } from '../context.ts';

export const { generateMetadata, Page } = coursesPage(context);
export { Page as default };
