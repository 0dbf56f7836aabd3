import { myCoursePage } from '@suluh/features/my-course';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = myCoursePage(context);
export { Page as default };
