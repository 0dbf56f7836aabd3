import { joinPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = joinPage(programContext);
export { Page as default };
