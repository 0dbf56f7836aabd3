import { certificateCheckPage } from '@suluh/features/certificate';
import { context } from '../context.ts';

export const { generateMetadata, Page } = certificateCheckPage(context);
export { Page as default };
