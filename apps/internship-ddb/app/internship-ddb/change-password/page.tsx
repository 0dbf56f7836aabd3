import { changePasswordPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = changePasswordPage(context);
export { Page as default };
