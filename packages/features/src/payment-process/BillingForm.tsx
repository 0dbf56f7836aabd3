'use client';
import type { BillingAddress } from '@suluh/api/types';
import { apiPath } from '@suluh/domain/address';
import { withQuery } from '@suluh/domain/query';
import { billingAddressText } from '@suluh/i18n-id/billingAddress';
import { billingText } from '@suluh/i18n-id/payment';
import { errorText } from '@suluh/i18n-id/errors';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Checkbox } from '@suluh/ui/forms/Check';
import { Note } from '@suluh/ui/feedback/Note';
import { useRouter } from 'next/navigation';
import { useEffect, useState, type ReactElement } from 'react';
import { useApiClient } from '../parts/api-client/index.ts';
import {
  addressLine,
  BillingFields,
  makeAndKeep,
  picOf,
  useBillingForm,
  type BillingPic,
  type TypedBilling,
} from '../parts/billing/index.ts';
import { LeaveGuard } from '../parts/leave-guard/index.ts';
import { PostedFields } from '../parts/posted-fields/index.ts';
import { leadsToLogin, useTenant } from '../parts/tenant/index.ts';

interface BillingFormProps {
  orderId: string;
  /** Line of business (docs/product/api.md#orders: slug). */
  line: string;
  /** Address of the page, where the form returns to before JavaScript. */
  path: string;
  /** Id of the account, which alone is shown again what was refused before JavaScript. */
  who: string;
  /** What the learner keeps, and which of it the form begins with (docs/product/account.md#invoice-addresses). */
  saved?: readonly BillingAddress[];
  chosenId?: string | null;
  /** What was typed and refused before JavaScript, which comes before what was chosen. */
  typed?: TypedBilling | null;
}

/**
 * Whom the invoice goes to (docs/product/validation.md#billing-contact); then the invoice is made and the page shows
 * where to pay it. Works before JavaScript.
 */
export function BillingForm(props: BillingFormProps): ReactElement {
  const { orderId, line, path, who, saved = [], chosenId = null, typed = null } = props;
  const tenant = useTenant();
  const api = useApiClient();
  const router = useRouter();
  const kept = saved.find(({ id }) => id === chosenId);
  const chosen = typed?.pic ?? (kept ? picOf(kept) : null);
  const form = useBillingForm(chosen);
  const [remember, setRemember] = useState(typed?.remember ?? false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const { watch } = form;
  useEffect(() => {
    const subscription = watch(() => setRefusal(null)); // docs/product/validation.md#form-fields
    return () => subscription.unsubscribe();
  }, [watch]);
  async function send(billingPIC: BillingPic): Promise<void> {
    setRefusal(null);
    const { data, error: failure } = await makeAndKeep(api, { orderId, slug: line, billingPIC, remember });
    if (leadsToLogin(failure, tenant)) return setIsLeaving(true);
    if (!data) return setRefusal(failure?.message || errorText.noConnection);
    setIsLeaving(true);
    router.replace(path); // the address may still ask for the form
    router.refresh();
  }
  const { dirtyFields, isSubmitting } = form.formState;
  const isSending = isSubmitting || isLeaving;
  return (
    <form
      className="paymentPage-form"
      method="post"
      action={apiPath(tenant.routes, '/api/form/billing-pic')}
      onSubmit={(event) => void form.handleSubmit(send)(event)}
      noValidate
    >
      <LeaveGuard guarded={Object.keys(dirtyFields).length > 0 && !isSending} />
      {refusal && (
        <Note tone="error" alert>
          {refusal}
        </Note>
      )}
      <p className="type-muted">{billingText.lead}</p>
      <PostedFields values={{ orderId, slug: line, who, redirectTo: path, alamat: chosenId }} />
      {saved.length > 0 && (
        <nav className="field-group" aria-label={billingAddressText.choose}>
          <p className="type-small type-muted">{billingAddressText.choose}</p>
          {saved.map((each) => (
            <ButtonLink
              key={each.id}
              kind="plain"
              size="small"
              href={withQuery(path, { billing: '1', alamat: each.id })}
              aria-current={each.id === chosenId ? 'true' : undefined}
            >
              {addressLine(each)}
            </ButtonLink>
          ))}
        </nav>
      )}
      <BillingFields form={form} chosen={chosen} isRefused={typed !== null} />
      <Checkbox name="remember" checked={remember} onChange={(event) => setRemember(event.currentTarget.checked)}>
        {billingAddressText.remember}
      </Checkbox>
      <Button type="submit" kind="flame" size="large" block loading={isSending}>
        {billingText.submit}
      </Button>
    </form>
  );
}
