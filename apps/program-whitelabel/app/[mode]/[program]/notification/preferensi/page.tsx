import { notificationPreferencePage } from '@suluh/features/notification-preference';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = notificationPreferencePage(programContext);
export { Page as default };
