import { myCoursePage } from '@suluh/features/my-course';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = myCoursePage(programContext);
export { Page as default };
