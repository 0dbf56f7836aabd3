'use client';
import { cartText } from '@suluh/i18n-id/cart';
import type { ReactElement } from 'react';
import { PriceSummary, type PriceLineView } from '@suluh/ui/checkout/PriceSummary';
import { ConfirmDialog } from '@suluh/ui/dialogs/ConfirmDialog';

interface PriceChangedDialogProps {
  open: boolean;
  /** One sentence for each course whose price moved. */
  changes: readonly string[];
  /** The sums as of now. */
  lines: readonly PriceLineView[];
  loading: boolean;
  onAccept: () => void;
  onCancel: () => void;
}

/**
 * Prices moved before the order was made (R13): item by item, and the new total to accept. Needs
 * CheckoutStylesheet.
 */
export function PriceChangedDialog({
  open,
  changes,
  lines,
  loading,
  onAccept,
  onCancel,
}: PriceChangedDialogProps): ReactElement {
  return (
    <ConfirmDialog
      open={open}
      title={cartText.priceChangedTitle}
      body={cartText.priceChangedBody}
      confirmText={cartText.acceptPrice}
      confirmKind="flame"
      cancelText={cartText.keepPrice}
      cancelKind="plain"
      stacked
      loading={loading}
      onConfirm={onAccept}
      onCancel={onCancel}
    >
      <ul className="dialog-changes">
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <PriceSummary lines={lines} />
    </ConfirmDialog>
  );
}
