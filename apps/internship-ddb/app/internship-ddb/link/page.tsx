import { externalLinkPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = externalLinkPage(context);
export { Page as default };
