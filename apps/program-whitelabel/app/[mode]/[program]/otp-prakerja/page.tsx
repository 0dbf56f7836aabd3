import { otpPrakerjaPage } from '@suluh/features/otp-prakerja';
import { programContext } from '../../../context.ts';

export const { generateMetadata, Page } = otpPrakerjaPage(programContext);
export { Page as default };
