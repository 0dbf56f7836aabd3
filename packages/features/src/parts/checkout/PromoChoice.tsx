'use client';
import { DEFAULT_MAX_ITEMS } from '@suluh/domain/promo';
import { rupiah } from '@suluh/i18n-id/numbers';
import { promoRefusalMessage } from '@suluh/i18n-id/promo';
import type { ReactElement } from 'react';
import { useTenant } from '../tenant/index.ts';
import { PromoPanel, type PromoListView } from './PromoPanel.tsx';
import { promoView } from './promoView.ts';
import type { PromoControl } from './usePromo.ts';

interface PromoChoiceProps {
  promo: PromoControl;
  itemCount: number;
  totalPurchaseRupiah: number;
  method: string | null;
}

/** The panel of a summary's promos, worded; loaded when it is first opened. */
export function PromoChoice({ promo, itemCount, totalPurchaseRupiah, method }: PromoChoiceProps): ReactElement {
  const { routes } = useTenant();
  const { panel, list, picked } = promo;
  const { selection, notice } = panel;
  const cart = { itemCount, totalPurchaseRupiah, productCode: method, now: new Date() };
  const shown: PromoListView =
    list.kind === 'promos'
      ? { kind: 'promos', promos: list.promos.map((one) => promoView(one, cart, routes)) }
      : list.kind === 'failed'
        ? { ...list, onRetry: promo.retry }
        : list;
  return (
    <PromoPanel
      open={panel.open}
      list={shown}
      selectedCode={selection.kind === 'picking' ? selection.code : (picked?.code ?? null)}
      notice={
        notice?.kind === 'tooManyItems'
          ? promoRefusalMessage({ code: 'tooManyItems', maxItems: picked?.maxItems ?? DEFAULT_MAX_ITEMS })
          : null
      }
      savingText={picked && rupiah(picked.discountRupiah)}
      searchError={promo.searchError}
      busy={selection.kind === 'picking' || selection.kind === 'applying'}
      fixed={panel.fixed}
      onSearch={promo.search}
      onClear={promo.clearSearch}
      onPick={(code) => void promo.pick(code)}
      onUse={() => void promo.use()}
      onReset={promo.reset}
      onClose={promo.close}
    />
  );
}
