import { changePhonePage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = changePhonePage(context);
export { Page as default };
