import type { ReactElement, ReactNode } from 'react';
import { commonText } from '@suluh/i18n-id/common';
import { homeText } from '@suluh/i18n-id/home';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Carousel } from '../sections/Carousel.tsx';

/** Template for `Countdown`'s label. */
export const FLASH_SALE_COUNTDOWN_LABEL = homeText.flashSaleEndsIn('{hours}', '{minutes}', '{seconds}');

interface FlashSaleProps {
  /** `Countdown`. */
  countdown: ReactNode;
  seeAllHref?: string | null;
  controls?: ReactNode;
  /** One `CourseCard` each. */
  children: ReactNode;
  linkComponent?: LinkComponent;
}

/** Flash sale band: mengkudu with kunyit hems in every tenant and theme (docs/look.md#colour). */
export function FlashSale({ countdown, seeAllHref, controls, children, linkComponent }: FlashSaleProps): ReactElement {
  return (
    <section className="flash on-deep" aria-labelledby="flash-sale">
      <div className="wrap">
        <div className="flash-h">
          <h2 className="h2" id="flash-sale">
            <Icon name="lightning" size={28} />
            {homeText.flashSale}
          </h2>
          {countdown}
          {seeAllHref && (
            <Anchor as={linkComponent} className="all" href={seeAllHref}>
              {commonText.seeAll}
              <span className="sr"> {homeText.flashSale}</span>
              <Icon name="arrow-right" size={18} />
            </Anchor>
          )}
          {controls}
        </div>
        <Carousel id="flash-sale-row" label={homeText.flashSale} alwaysLight>
          {children}
        </Carousel>
      </div>
    </section>
  );
}
