import { coursePreviewPage } from '@suluh/features/course';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = coursePreviewPage(programContext);
export { Page as default };
