'use client';
import { apiPath } from '@suluh/domain/address';
import { billingText } from '@suluh/i18n-id/payment';
import { errorText } from '@suluh/i18n-id/errors';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { useRouter } from 'next/navigation';
import { useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import { BillingFields, useBillingForm, type BillingPic } from '../parts/billing/index.ts';
import { LateLeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';
import { makeInvoice } from './calls.ts';

interface BillingFormProps {
  orderId: string;
  /** Line of business (docs/product/api.md#orders: slug). */
  line: string;
  /** Address of the page, where the form returns to before JavaScript. */
  path: string;
}

/**
 * Whom the invoice goes to (docs/product/validation.md#billing-contact); then the invoice is made and the page shows
 * where to pay it. Works before JavaScript.
 */
export function BillingForm({ orderId, line, path }: BillingFormProps): ReactElement {
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const form = useBillingForm();
  const [refusal, setRefusal] = useState<string | null>(null);
  async function send(billingPIC: BillingPic): Promise<void> {
    setRefusal(null);
    const { data, error: failure } = await makeInvoice(api, { orderId, slug: line, billingPIC });
    if (leadsToLogin(failure, tenant)) return;
    if (data) router.refresh();
    else setRefusal(failure?.message || errorText.noConnection);
  }
  const { dirtyFields, isSubmitting, isSubmitSuccessful } = form.formState;
  const isSending = isSubmitting || (isSubmitSuccessful && refusal === null);
  return (
    <form
      className="paymentPage-form"
      method="post"
      action={apiPath(tenant.routes, '/api/form/billing-pic')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      noValidate
    >
      <LateLeaveGuard guarded={Object.keys(dirtyFields).length > 0 && !isSending} />
      {refusal && (
        <Note tone="error" alert>
          {refusal}
        </Note>
      )}
      <p className="type-muted">{billingText.lead}</p>
      <PostedFields values={{ orderId, slug: line, redirectTo: path }} />
      <BillingFields form={form} />
      <Button type="submit" kind="flame" size="large" block loading={isSending}>
        {billingText.submit}
      </Button>
    </form>
  );
}
