import { notificationPage } from '@suluh/features/notification';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = notificationPage(programContext);
export { Page as default };
