import { enrolmentPage } from '@suluh/features/enrolment';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = enrolmentPage(programContext);
export { Page as default };
