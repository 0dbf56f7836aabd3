import { apiPath, type Routes } from '@suluh/domain/address';
import type { Transaction } from '@suluh/api/types';
import { PAYOUT_BANKS } from '@suluh/domain/refund';
import type { PAYOUT_ACCOUNT_FORM } from '@suluh/domain/validation';
import { refundText } from '@suluh/i18n-id/refund';
import { Button } from '@suluh/ui/buttons/Button';
import { SelectField } from '@suluh/ui/forms/SelectField';
import { TextField } from '@suluh/ui/forms/TextField';
import type { ReactElement } from 'react';
import { FormLeaveGuard } from '../leave-guard/index.ts';
import { PostedFields } from '../posted-fields/index.ts';
import type { Draft } from '../rule-form/draft.ts';
import { drafted } from '../rule-form/drafted.ts';

type Field = keyof typeof PAYOUT_ACCOUNT_FORM;

/** Place of the form on its page, to which a refusal returns. */
export const ACCOUNT_ID = 'rekening-tujuan';

const banks = PAYOUT_BANKS.map((value) => ({ value, label: value }));

interface RefundAccountFormProps {
  orderId: string;
  /** Id of the account, which alone is shown a refused form again. */
  who: string;
  /** The account that was named, as its owner knows it again. */
  account: NonNullable<Transaction['refund']>['account'];
  routes: Routes;
  path: string;
  /** What was typed when it was refused, and why. */
  draft: Draft<typeof PAYOUT_ACCOUNT_FORM> | null;
}

/**
 * Asks where money goes whose way to pay takes nothing back (docs/product/transaction.md#refund-policy). A plain form,
 * also with JavaScript: it is sent once in a while.
 */
export function RefundAccountForm({
  orderId,
  who,
  account,
  routes,
  path,
  draft,
}: RefundAccountFormProps): ReactElement {
  const field = (name: Field) => ({
    name,
    label: refundText[name],
    ...drafted(draft, name),
    required: true,
  });
  return (
    <form
      id={ACCOUNT_ID}
      className="panel paymentPage-stack paymentPage-form"
      method="post"
      action={apiPath(routes, '/api/form/refund-account')}
      noValidate
    >
      <FormLeaveGuard />
      <p className="type-muted">{account ? refundText.accountKnown(account) : refundText.accountLead}</p>
      <PostedFields values={{ orderId, who, redirectTo: `${path}#${ACCOUNT_ID}` }} />
      <SelectField {...field('bank')} options={banks} placeholder={refundText.bank} />
      <TextField {...field('number')} inputMode="numeric" autoComplete="off" />
      <TextField {...field('holder')} autoComplete="name" />
      <Button type="submit" kind="line">
        {account ? refundText.changeAccount : refundText.saveAccount}
      </Button>
    </form>
  );
}
