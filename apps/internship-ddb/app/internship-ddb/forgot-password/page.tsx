import { forgotPasswordPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = forgotPasswordPage(context);
export { Page as default };
