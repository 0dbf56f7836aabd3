import { keptLessonsPage } from '@suluh/features/kept-lessons';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = keptLessonsPage(context);
export { Page as default };
