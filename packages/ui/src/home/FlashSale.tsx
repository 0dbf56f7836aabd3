import type { ReactElement, ReactNode } from 'react';
import { controlText } from '@suluh/i18n-id/control';
import { homeText } from '@suluh/i18n-id/home';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { ScrollRow } from '../sections/ScrollRow.tsx';

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
    <section className="flashSale ground-deep" aria-labelledby="flash-sale">
      <div className="layout-page">
        <div className="flashSale-head">
          <h2 className="type-h2 flashSale-title" id="flash-sale">
            <Icon name="lightning" size={28} />
            {homeText.flashSale}
          </h2>
          {countdown}
          {seeAllHref && (
            <Anchor as={linkComponent} className="flashSale-all" href={seeAllHref}>
              {controlText.seeAll}
              <span className="layout-hidden">{` ${homeText.flashSale}`}</span>
              <Icon name="arrow-right" size={18} />
            </Anchor>
          )}
          {controls}
        </div>
        <ScrollRow id="flash-sale-row" label={homeText.flashSale} alwaysLight>
          {children}
        </ScrollRow>
      </div>
    </section>
  );
}
