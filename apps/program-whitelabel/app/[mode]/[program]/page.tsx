import { homePage } from '@suluh/features/home';
import { programContext } from '../../context.ts';

export const { generateMetadata, Page } = homePage(programContext);
export { Page as default };
