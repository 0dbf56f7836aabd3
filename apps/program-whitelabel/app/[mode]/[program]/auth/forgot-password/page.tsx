import { forgotPasswordPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = forgotPasswordPage(programContext);
export { Page as default };
