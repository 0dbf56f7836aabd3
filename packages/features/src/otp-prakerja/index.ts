export { otpPrakerjaPage } from './page.ts';
