import { lessonPage } from '@suluh/features/learning';
import { context } from '../../../../context.ts';

export const { generateMetadata, Page } = lessonPage(context);
export { Page as default };
