import { lessonPage } from '@suluh/features/learning';
import { programContext } from '../../../../../../context.ts';

export const { generateMetadata, Page } = lessonPage(programContext);
export { Page as default };
