import { myCourseOfflinePage } from '@suluh/features/my-course';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = myCourseOfflinePage(programContext);
export { Page as default };
