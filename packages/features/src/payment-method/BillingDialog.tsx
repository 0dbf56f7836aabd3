'use client';
import { controlText } from '@suluh/i18n-id/control';
import { billingText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';
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
    <BottomSheet open={open} onClose={onCancel} title={billingText.title}>
      <form
        id={formId}
        className="bottomSheet-body bottomSheet-stack"
        onSubmit={(event) => void form.handleSubmit(onSave)(event)}
        noValidate
      >
        <BillingFields form={form} />
      </form>
      <div className="bottomSheet-foot">
        <Button kind="line" onClick={onCancel}>
          {controlText.cancel}
        </Button>
        <Button type="submit" form={formId} kind="flame">
          {controlText.continue}
        </Button>
      </div>
    </BottomSheet>
  );
}
