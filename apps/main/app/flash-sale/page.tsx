import { flashSalePage } from '@suluh/features/flash-sale';
import { context } from '../context.ts';

export const { generateMetadata, Page } = flashSalePage(context);
export { Page as default };
