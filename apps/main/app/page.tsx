import { homePage } from '@suluh/features/home';
import { context } from './context.ts';

export const { generateMetadata, Page } = homePage(context);
export { Page as default };
