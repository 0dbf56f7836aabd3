import { resetPasswordPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = resetPasswordPage(context);
export { Page as default };
