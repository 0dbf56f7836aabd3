import { internshipLetterPage } from '@suluh/features/internship';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = internshipLetterPage(context);
export { Page as default };
