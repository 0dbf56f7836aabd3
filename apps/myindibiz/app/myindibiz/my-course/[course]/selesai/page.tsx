import { finishedPage } from '@suluh/features/enrolment';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = finishedPage(context);
export { Page as default };
