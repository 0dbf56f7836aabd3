import { resetPasswordPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = resetPasswordPage(programContext);
export { Page as default };
