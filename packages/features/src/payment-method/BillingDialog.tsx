'use client';
import type { BillingAddress } from '@suluh/api/types';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { controlText } from '@suluh/i18n-id/control';
import { billingText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import { BottomSheet } from '@suluh/ui/dialogs/BottomSheet';
import { Checkbox } from '@suluh/ui/forms/Check';
import { useEffect, useId, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { LeaveGuard } from '../parts/leave-guard/index.ts';
import {
  addressLine,
  BillingFields,
  keepAddress,
  picOf,
  useBillingForm,
  type BillingPic,
  type TypedBilling,
} from '../parts/billing/index.ts';

interface BillingDialogProps {
  open: boolean;
  /** What was typed before; null at first. */
  typed: TypedBilling | null;
  onSave: (typed: TypedBilling) => void;
  /** It is left with what was typed so far. */
  onCancel: (typed: TypedBilling) => void;
}

/** Whom the invoice of an order by bank transfer goes to (docs/product/validation.md#billing-contact). */
export function BillingDialog({ open, typed, onSave, onCancel }: BillingDialogProps): ReactElement {
  const formId = useId();
  const api = useApiClient();
  const form = useBillingForm(typed?.pic ?? null);
  const [saved, setSaved] = useState<readonly BillingAddress[]>([]);
  const [remember, setRemember] = useState(typed?.remember ?? false);
  useEffect(() => {
    void api.GET('/api/billing-address').then(({ data }) => data && setSaved(data.data));
  }, [api]);
  /** What cannot be kept holds no order up. */
  async function save(pic: BillingPic): Promise<void> {
    if (remember) await keepAddress(api, pic);
    onSave({ pic, remember });
  }
  const { dirtyFields, isSubmitting } = form.formState;
  const leave = () => onCancel({ pic: form.getValues(), remember });
  return (
    <BottomSheet open={open} onClose={leave} title={billingText.title}>
      <form
        id={formId}
        className="bottomSheet-body bottomSheet-stack"
        onSubmit={(event) => void form.handleSubmit(save)(event)}
        noValidate
      >
        <LeaveGuard guarded={open && Object.keys(dirtyFields).length > 0 && !isSubmitting} />
        {saved.length > 0 && (
          <div className="field-group" role="group" aria-label={billingAddressText.choose}>
            <p className="type-small type-muted">{billingAddressText.choose}</p>
            {saved.map((each) => (
              <Button key={each.id} kind="plain" size="small" onClick={() => form.reset(picOf(each))}>
                {addressLine(each)}
              </Button>
            ))}
          </div>
        )}
        <BillingFields form={form} chosen={typed?.pic ?? null} />
        <Checkbox name="remember" checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)}>
          {billingAddressText.remember}
        </Checkbox>
      </form>
      <div className="bottomSheet-foot">
        <Button kind="line" onClick={leave}>
          {controlText.cancel}
        </Button>
        <Button type="submit" form={formId} kind="flame">
          {controlText.continue}
        </Button>
      </div>
    </BottomSheet>
  );
}
