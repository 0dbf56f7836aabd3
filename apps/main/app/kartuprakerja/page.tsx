import { prakerjaPage } from '@suluh/features/landing';
import { context } from '../context.ts';

export const { generateMetadata, Page } = prakerjaPage(context);
export { Page as default };
