import { ownDatesPage } from '@suluh/features/course';
import { programContext } from '../../../../../context.ts';

export const { generateMetadata, Page } = ownDatesPage(programContext);
export { Page as default };
