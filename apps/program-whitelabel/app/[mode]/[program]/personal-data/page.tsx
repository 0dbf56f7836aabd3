import { personalDataPage } from '@suluh/features/personal-data';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = personalDataPage(programContext);
export { Page as default };
