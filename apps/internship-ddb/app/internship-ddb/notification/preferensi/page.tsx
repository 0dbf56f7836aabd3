import { notificationPreferencePage } from '@suluh/features/notification-preference';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = notificationPreferencePage(context);
export { Page as default };
