import { teacherPage } from '@suluh/features/teacher';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = teacherPage(programContext);
export { Page as default };
