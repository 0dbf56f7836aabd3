import { enterpriseLeadText, enterpriseText, prakerjaHomeText } from '@suluh/i18n-id/home';
import { definePage } from '../parts/page/index.ts';
import { EnterpriseScreen } from './EnterpriseScreen.tsx';
import { LeadScreen } from './LeadScreen.tsx';
import { PrakerjaScreen } from './PrakerjaScreen.tsx';

/** The home for businesses. */
export const enterprisePage = definePage('enterprise', { words: enterpriseText.title, Screen: EnterpriseScreen });

/** The form of a business that asks for training. */
export const enterpriseLeadPage = definePage('enterpriseLead', { words: enterpriseLeadText.title, Screen: LeadScreen });

/** The home for holders of a Prakerja card. */
export const prakerjaPage = definePage('prakerja', { words: prakerjaHomeText.title, Screen: PrakerjaScreen });
