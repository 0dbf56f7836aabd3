import type { StaffFlashSale } from '@suluh/api/types';
import { staffOfferText } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { useTellShown } from '../site/shownContext.ts';

const text = staffOfferText.endFlashSale;

/** Ends a flash sale that runs, once its person said so twice (docs/product/staff.md#offers). */
export function EndFlashSale(): ReactElement | null {
  const sale = useRecordContext<StaffFlashSale>();
  const mayEdit = useMay('promo.edit');
  const { isWorking, run } = useDeed();
  const tellShown = useTellShown();
  const now = Date.now();
  if (!mayEdit || !sale?.endAt || Date.parse(sale.startAt) >= now || Date.parse(sale.endAt) <= now) return null;
  const end = () => {
    const body = { endAt: new Date().toISOString() };
    return run(`/api/admin/flash-sale/${sale.id}`, { method: 'PATCH', version: sale.version, body }, () => {
      tellShown(sale); // the page it stood on, which stands without it
      return text.done;
    });
  };
  return (
    <AskedButton
      words={{ deed: text.deed, title: text.title(sale.title), body: text.note }}
      isWorking={isWorking}
      onAnswer={end}
    />
  );
}
