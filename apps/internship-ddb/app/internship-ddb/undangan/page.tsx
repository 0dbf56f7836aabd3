import { invitationPage } from '@suluh/features/auth';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = invitationPage(context);
export { Page as default };
