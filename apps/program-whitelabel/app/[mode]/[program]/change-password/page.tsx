import { changePasswordPage } from '@suluh/features/auth';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = changePasswordPage(programContext);
export { Page as default };
