import { personalDataPage } from '@suluh/features/personal-data';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = personalDataPage(context);
export { Page as default };
