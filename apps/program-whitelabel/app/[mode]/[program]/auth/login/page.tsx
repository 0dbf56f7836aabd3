import { loginPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = loginPage(programContext);
export { Page as default };
