import { finishedPage } from '@suluh/features/enrolment';
import { programContext } from '../../../../../context.ts';

export const { generateMetadata, Page } = finishedPage(programContext);
export { Page as default };
