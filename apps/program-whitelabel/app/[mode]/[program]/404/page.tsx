import { notFoundPage } from '@suluh/features/status-pages';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = notFoundPage(programContext);
export { Page as default };
