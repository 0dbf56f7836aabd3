import { myCertificatePage } from '@suluh/features/certificate';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = myCertificatePage(programContext);
export { Page as default };
