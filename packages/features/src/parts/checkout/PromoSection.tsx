'use client';
import type { PromoCount } from '@suluh/domain/promo';
import { Suspense, type ReactElement } from 'react';
import { lazyDialog, useOnceOpen } from '../dialogs/index.ts';
import { appAddress, useTenant } from '../tenant/index.ts';
import { PromoRow } from './PromoRow.tsx';
import { promoRow } from './summary.ts';
import type { PromoControl } from './usePromo.ts';

const PromoChoice = lazyDialog(() => import('./PromoChoice.tsx').then((module) => module.PromoChoice));
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
export function PromoSection({ promo, counted, ...purchase }: PromoSectionProps): ReactElement {
  const tenant = useTenant();
  const { panel } = promo;
  const asksForApp = panel.notice?.kind === 'appDownloadDialog';
  const [hasPanel, hasAppDialog] = [useOnceOpen(panel.open), useOnceOpen(asksForApp)];
  return (
    <>
      <PromoRow {...promoRow(counted)} onOpen={promo.open} />
      {hasPanel && (
        <Suspense fallback={null}>
          <PromoChoice promo={promo} {...purchase} />
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
