import { comparisonText } from '@suluh/i18n-id/comparison';
import { definePage } from '../parts/page/index.ts';
import { ComparisonScreen } from './ComparisonScreen.tsx';

/** Up to three courses side by side. */
export const comparisonPage = definePage('comparison', { words: comparisonText.title, Screen: ComparisonScreen });
