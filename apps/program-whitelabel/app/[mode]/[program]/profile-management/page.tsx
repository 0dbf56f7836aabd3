import { profilePage } from '@suluh/features/profile';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = profilePage(programContext);
export { Page as default };
