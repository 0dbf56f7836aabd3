import { changeEmailPage } from '@suluh/features/auth';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = changeEmailPage(programContext);
export { Page as default };
