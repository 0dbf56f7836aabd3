import { externalLinkPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = externalLinkPage(programContext);
export { Page as default };
