import { createGlobalStyle } from 'styled-components';
import { houseClothStyles } from '../cloth/HouseCloth.styles.ts';
import { bannerSliderStyles } from '../home/BannerSlider.styles.ts';
import { categoryGridStyles } from '../home/CategoryGrid.styles.ts';
import { countdownStyles } from '../home/Countdown.styles.ts';
import { flashSaleStyles } from '../home/FlashSale.styles.ts';
import { newsCardStyles } from '../home/NewsCards.styles.ts';
import { partnerListStyles } from '../home/PartnerList.styles.ts';
import { petalStepsStyles } from '../home/PetalSteps.styles.ts';
import { prakerjaStyles } from '../home/PrakerjaCollection.styles.ts';
import { testimonialStyles } from '../home/Testimonials.styles.ts';

/** Homes of all tenants: banner, flash sale, collections, categories, partners, testimonials, news, petals. */
export const HomeStylesheet = createGlobalStyle`
  ${bannerSliderStyles}
  ${houseClothStyles}
  ${flashSaleStyles}
  ${countdownStyles}
  ${prakerjaStyles}
  ${categoryGridStyles}
  ${partnerListStyles}
  ${testimonialStyles}
  ${newsCardStyles}
  ${petalStepsStyles}
`;
