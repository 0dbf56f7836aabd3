import { loginPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = loginPage(context);
export { Page as default };
