import { partnerText } from '@suluh/i18n-id/partner';
import { definePage } from '../parts/page/index.ts';
import { PartnerListScreen } from './PartnerListScreen.tsx';

/** The institutions behind the courses. */
export const partnersPage = definePage('partners', { words: partnerText.title, Screen: PartnerListScreen });
