import { pathTo } from '@suluh/domain/address';
import type { FlashSale as FlashSaleData } from '@suluh/api/types';
import { showsArrows, showsSeeAll } from '@suluh/domain/carousel';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { Countdown } from '@suluh/ui/home/Countdown';
import { FLASH_SALE_COUNTDOWN_LABEL, FlashSale } from '@suluh/ui/home/FlashSale';
import { ScrollRowArrows } from '@suluh/ui/sections/ScrollRowArrows';
import type { ReactElement } from 'react';
import { arrowLabels, CatalogueCard } from '../parts/courses/index.ts';
import { homeText } from '@suluh/i18n-id/home';
import { UntilSaleEnds } from '../parts/flash-sale/index.ts';

/**
 * The running flash sale with its countdown (docs/product/home.md#sections). Nothing when none runs; at zero it leaves
 * the page.
 */
export function FlashSaleBand({
  sale,
  mostCards,
  tenant,
  now,
}: {
  sale: FlashSaleData;
  /** Cards of the row for who saves data; all of them without. */
  mostCards: number | undefined;
  tenant: TenantConfig;
  now: Date;
}): ReactElement | null {
  if (sale.endAt === null || sale.courses.length === 0) return null;
  const endsAtMs = Date.parse(sale.endAt);
  if (endsAtMs <= now.getTime()) return null; // an answer kept a moment too long
  return (
    <UntilSaleEnds key={endsAtMs} endsAtMs={endsAtMs} renderedAtMs={now.getTime()} endedText={homeText.flashSaleEnded}>
      <FlashSale
        countdown={
          <Countdown endsAtMs={endsAtMs} renderedAtMs={now.getTime()} labelTemplate={FLASH_SALE_COUNTDOWN_LABEL} />
        }
        seeAllHref={showsSeeAll('course', sale.courses.length) ? pathTo(tenant.routes, 'flashSale') : null}
        controls={
          showsArrows('course', sale.courses.length) && (
            <ScrollRowArrows targetId="flash-sale-row" labels={arrowLabels} />
          )
        }
      >
        {sale.courses.slice(0, mostCards).map((course) => (
          <CatalogueCard key={course.id} course={course} tenant={tenant} />
        ))}
      </FlashSale>
    </UntilSaleEnds>
  );
}
