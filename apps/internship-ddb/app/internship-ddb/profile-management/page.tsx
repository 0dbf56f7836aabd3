import { profilePage } from '@suluh/features/profile';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = profilePage(context);
export { Page as default };
