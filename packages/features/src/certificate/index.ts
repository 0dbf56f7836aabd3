export { certificateCheckPage, myCertificatePage } from './page.ts';
