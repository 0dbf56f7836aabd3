import { cartPage } from '@suluh/features/cart';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = cartPage(programContext);
export { Page as default };
