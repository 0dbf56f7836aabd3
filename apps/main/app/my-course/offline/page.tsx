import { myCourseOfflinePage } from '@suluh/features/my-course';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = myCourseOfflinePage(context);
export { Page as default };
