import { notificationPage } from '@suluh/features/notifications';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = notificationPage(context);
export { Page as default };
