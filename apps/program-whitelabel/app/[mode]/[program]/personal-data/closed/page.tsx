import { accountClosedPage } from '@suluh/features/personal-data';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = accountClosedPage(programContext);
export { Page as default };
