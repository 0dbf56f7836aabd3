import { keptLessonsPage } from '@suluh/features/kept-lessons';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = keptLessonsPage(programContext);
export { Page as default };
