import { passwordChangedPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = passwordChangedPage(programContext);
export { Page as default };
