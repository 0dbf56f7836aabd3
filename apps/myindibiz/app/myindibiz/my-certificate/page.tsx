import { myCertificatePage } from '@suluh/features/certificate';
import { context } from '../../context.ts';

export const { generateMetadata, Page } = myCertificatePage(context);
export { Page as default };
