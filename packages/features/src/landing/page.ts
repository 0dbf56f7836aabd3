import { enterpriseText, prakerjaHomeText } from '@suluh/i18n-id/home';
import { definePage } from '../parts/page/index.ts';
import { EnterpriseScreen } from './EnterpriseScreen.tsx';
import { PrakerjaScreen } from './PrakerjaScreen.tsx';

/** The home for businesses. */
export const enterprisePage = definePage('enterprise', { words: enterpriseText.title, Screen: EnterpriseScreen });

/** The home for holders of a Prakerja card. */
export const prakerjaPage = definePage('prakerja', { words: prakerjaHomeText.title, Screen: PrakerjaScreen });
