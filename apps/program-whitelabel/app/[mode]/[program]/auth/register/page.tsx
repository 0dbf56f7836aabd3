import { registerPage } from '@suluh/features/auth';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = registerPage(programContext);
export { Page as default };
