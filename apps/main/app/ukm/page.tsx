import { smallBusinessPage } from '@suluh/features/home';
import { context } from '../context.ts';

export const { generateMetadata, Page } = smallBusinessPage(context);
export { Page as default };
