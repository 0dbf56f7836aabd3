import { coursePage } from '@suluh/features/course';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = coursePage(programContext);
export { Page as default };
