import { certificateText } from '@suluh/i18n-id/certificate';
import { definePage } from '../parts/page/index.ts';
import { CertificateScreen } from './CertificateScreen.tsx';
import { CertificateCheckScreen } from './CheckScreen.tsx';

/** The certificates of a learner. */
export const myCertificatePage = definePage('myCertificate', {
  words: certificateText.title,
  Screen: CertificateScreen,
});

/** Whether a certificate is genuine. With a number it names a person, and stays out of search engines. */
export const certificateCheckPage = definePage('certificateCheck', {
  words: ({ search }) => ({ title: certificateText.check, isPersonal: search.number !== undefined }),
  Screen: CertificateCheckScreen,
});
