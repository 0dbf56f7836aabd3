import { registerPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = registerPage(context);
export { Page as default };
