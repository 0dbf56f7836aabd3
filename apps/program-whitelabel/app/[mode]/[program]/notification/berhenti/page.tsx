import { unsubscribePage } from '@suluh/features/notification-preference';
import { programContext } from '../../../../context.ts';

export const { generateMetadata, Page } = unsubscribePage(programContext);
export { Page as default };
