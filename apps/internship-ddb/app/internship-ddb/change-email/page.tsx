import { changeEmailPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = changeEmailPage(context);
export { Page as default };
