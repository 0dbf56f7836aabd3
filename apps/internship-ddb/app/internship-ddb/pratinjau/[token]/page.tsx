import { coursePreviewPage } from '@suluh/features/course';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = coursePreviewPage(context);
export { Page as default };
