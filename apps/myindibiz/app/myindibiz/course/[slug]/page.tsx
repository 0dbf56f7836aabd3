import { coursePage } from '@suluh/features/course';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = coursePage(context);
export { Page as default };
