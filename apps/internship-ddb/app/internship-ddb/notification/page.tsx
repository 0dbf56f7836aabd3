import { notificationPage } from '@suluh/features/notification';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = notificationPage(context);
export { Page as default };
