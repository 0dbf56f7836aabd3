import { stylesheet } from './stylesheet.tsx';
import { houseClothStyles } from '../cloth/HouseCloth.styles.ts';
import { bannerSliderStyles } from '../home/BannerSlider.styles.ts';
import { countdownStyles } from '../home/Countdown.styles.ts';
import { flashSaleStyles } from '../home/FlashSale.styles.ts';
import { newsCardStyles } from '../home/NewsCards.styles.ts';
import { partnerListStyles } from '../home/PartnerList.styles.ts';

/** Homes and landing pages: banner, flash sale, partners, news. */
export const HomeStylesheet = stylesheet`
  ${bannerSliderStyles}
  ${houseClothStyles}
  ${flashSaleStyles}
  ${countdownStyles}
  ${partnerListStyles}
  ${newsCardStyles}
`;
