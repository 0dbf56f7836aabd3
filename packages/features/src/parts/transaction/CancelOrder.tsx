'use client';
import { apiPath } from '@suluh/domain/address';
import { transactionText } from '@suluh/i18n-id/transaction';
import { Button } from '@suluh/ui/buttons/Button';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { Suspense, useState, type FormEvent, type ReactElement } from 'react';
import { useApiClient } from '../api-client/index.ts';
import { lazyDialog, useOnceOpen } from '../dialogs/index.ts';
import { PostedFields } from '../posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../tenant/index.ts';
import { cancelOrder } from './calls.ts';

const ConfirmDialog = lazyDialog(() =>
  import('@suluh/ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

interface CancelOrderProps {
  orderId: string;
  /** Of an order that waits for the code of Prakerja. */
  orderToken?: string;
  /** Where the form returns to before JavaScript. */
  path: string;
  onCancelled: () => void;
}

/**
 * 'Batalkan' with its question (docs/product/transaction.md#status). Before JavaScript it is a form, and cancels at
 * once.
 */
export function CancelOrder({ orderId, orderToken, path, onCancelled }: CancelOrderProps): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const hasDialog = useOnceOpen(asked);
  function ask(event: FormEvent): void {
    event.preventDefault();
    setAsked(true);
  }
  async function cancel(): Promise<void> {
    setBusy(true);
    const { data, error: failure } = await cancelOrder(api, { orderId, orderToken });
    setBusy(false);
    if (leadsToLogin(failure, tenant)) return;
    setAsked(false);
    showToast(
      data ? { text: transactionText.cancelled, tone: 'success' } : { text: failure?.message ?? '', tone: 'error' },
    );
    if (data || failure?.code === 409) onCancelled(); // 409: it was paid or has expired meanwhile, which the page then shows
  }
  return (
    <form method="post" action={apiPath(tenant.routes, '/api/form/payment-cancel')} onSubmit={ask}>
      <PostedFields values={{ orderId, ...(orderToken ? { orderToken } : {}), redirectTo: path }} />
      <Button type="submit" kind="danger-line" size="small">
        {transactionText.cancel}
      </Button>
      {hasDialog && (
        <Suspense fallback={null}>
          <ConfirmDialog
            open={asked}
            title={transactionText.cancelTitle}
            body={transactionText.cancelBody}
            confirmText={transactionText.cancelConfirm}
            confirmKind="danger"
            cancelText={transactionText.keep}
            loading={busy}
            onConfirm={() => void cancel()}
            onCancel={() => setAsked(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
