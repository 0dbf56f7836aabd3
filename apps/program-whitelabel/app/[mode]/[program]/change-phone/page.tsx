import { changePhonePage } from '@suluh/features/auth';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = changePhonePage(programContext);
export { Page as default };
