import { homeText } from '@suluh/i18n-id/home';
import { definePage } from '../parts/page/index.ts';
import { FlashSaleScreen } from './FlashSaleScreen.tsx';

/** The flash sale of the moment. */
export const flashSalePage = definePage('flashSale', { words: homeText.flashSale, Screen: FlashSaleScreen });
