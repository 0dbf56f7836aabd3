'use client';
import { DEFAULT_MAX_ITEMS, type PromoCount } from '@suluh/domain/promo';
import { rupiah } from '@suluh/i18n-id/numbers';
import { promoRefusalMessage } from '@suluh/i18n-id/promo';
import { Suspense, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../dialogs/index.ts';
import { appAddress, useTenant } from '../tenant/index.ts';
import type { PromoListView } from './PromoPanel.tsx';
import { PromoRow } from './PromoRow.tsx';
import { promoView } from './promoView.ts';
import { promoRow } from './summary.ts';
import type { PromoControl } from './usePromo.ts';

const PromoPanel = lazyDialog(() => import('./PromoPanel.tsx').then((module) => module.PromoPanel));
const AppDownloadDialog = lazyDialog(() =>
  import('./AppDownloadDialog.tsx').then((module) => module.AppDownloadDialog),
);

interface PromoSectionProps {
  promo: PromoControl;
  counted: PromoCount;
  itemCount: number;
  totalPurchaseRupiah: number;
  method: string | null;
}

/** The promo row of a summary, its panel, and the dialog of promos that work in the mobile app only. */
export function PromoSection({
  promo,
  counted,
  itemCount,
  totalPurchaseRupiah,
  method,
}: PromoSectionProps): ReactElement {
  const tenant = useTenant();
  const { panel, list, picked } = promo;
  const asksForApp = panel.notice?.kind === 'appDownloadDialog';
  const [hasPanel, hasAppDialog] = [useOnceOpen(panel.open), useOnceOpen(asksForApp)];
  const cart = { itemCount, totalPurchaseRupiah, productCode: method, now: new Date() };
  const shown: PromoListView =
    list.kind === 'promos'
      ? { kind: 'promos', promos: list.promos.map((one) => promoView(one, cart, tenant.routes)) }
      : list.kind === 'failed'
        ? { ...list, onRetry: promo.retry }
        : list;
  const selectedCode = panel.selection.kind === 'picking' ? panel.selection.code : (picked?.code ?? null);
  const tooMany =
    panel.notice?.kind === 'tooManyItems'
      ? promoRefusalMessage({ code: 'tooManyItems', maxItems: picked?.maxItems ?? DEFAULT_MAX_ITEMS })
      : null;
  return (
    <>
      <PromoRow {...promoRow(counted)} onOpen={promo.open} />
      {hasPanel && (
        <Suspense fallback={null}>
          <PromoPanel
            open={panel.open}
            list={shown}
            selectedCode={selectedCode}
            notice={tooMany}
            savingText={picked && rupiah(picked.discountRupiah)}
            searchError={promo.searchError}
            busy={panel.selection.kind === 'picking' || panel.selection.kind === 'applying'}
            fixed={panel.fixed}
            onSearch={promo.search}
            onClear={promo.clearSearch}
            onPick={(code) => void promo.pick(code)}
            onUse={() => void promo.use()}
            onReset={promo.reset}
            onClose={promo.close}
          />
        </Suspense>
      )}
      {hasAppDialog && (
        <Suspense fallback={null}>
          <AppDownloadDialog
            open={asksForApp}
            product={tenant.productName}
            onOpenApp={() => window.location.assign(appAddress(tenant))}
            onStay={promo.close}
          />
        </Suspense>
      )}
    </>
  );
}
