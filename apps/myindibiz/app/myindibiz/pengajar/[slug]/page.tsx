import { teacherPage } from '@suluh/features/teacher';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = teacherPage(context);
export { Page as default };
