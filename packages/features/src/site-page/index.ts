export { aboutUsPage, contactPage, helpPage, privacyPage, termsPage } from './page.ts';
