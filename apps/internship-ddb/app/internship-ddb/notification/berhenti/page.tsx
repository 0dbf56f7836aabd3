import { unsubscribePage } from '@suluh/features/notification-preference';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = unsubscribePage(context);
export { Page as default };
