import { memberCollectionPage } from '@suluh/features/member-collection';
import { context } from '../../../context.ts';

export const { generateMetadata, Page } = memberCollectionPage(context);
export { Page as default };
