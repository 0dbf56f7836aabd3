'use client';
import { commonText } from '@suluh/i18n-id/common';
import { billingText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { SheetDialog } from '@suluh/ui/overlays/SheetDialog';
import { useId, type ReactElement } from 'react';
import { BillingFields, useBillingForm, type BillingPic } from '../parts/billing/index.ts';

interface BillingDialogProps {
  open: boolean;
  onSave: (pic: BillingPic) => void;
  onCancel: () => void;
}

/** Whom the invoice of an order by bank transfer goes to (docs/product/validation.md#billing-contact). */
export function BillingDialog({ open, onSave, onCancel }: BillingDialogProps): ReactElement {
  const formId = useId();
  const form = useBillingForm();
  return (
    <SheetDialog open={open} onClose={onCancel} title={billingText.title}>
      <form
        id={formId}
        className="sheet-b pay-c"
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
        noValidate
      >
        <BillingFields form={form} />
      </form>
      <div className="sheet-f">
        <Button kind="line" onClick={onCancel}>
          {commonText.cancel}
        </Button>
        <Button type="submit" form={formId} kind="flame">
          {commonText.continue}
        </Button>
      </div>
    </SheetDialog>
  );
}
