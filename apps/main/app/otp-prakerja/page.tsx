import { otpPrakerjaPage } from '@suluh/features/otp-prakerja';
import { context } from '../context.ts';

export const { generateMetadata, Page } = otpPrakerjaPage(context);
export { Page as default };
