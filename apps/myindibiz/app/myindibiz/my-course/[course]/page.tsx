import { enrolmentPage } from '@suluh/features/enrolment';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = enrolmentPage(context);
export { Page as default };
