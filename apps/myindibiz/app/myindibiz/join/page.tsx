import { joinPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = joinPage(context);
export { Page as default };
