import { apiPath, type Routes } from '@suluh/domain/address';
import { REFUND_REASON_LENGTH, type REFUND_FORM } from '@suluh/domain/validation';
import { refundText } from '@suluh/i18n-id/refund';
import { Button } from '@suluh/ui/buttons/Button';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import type { ReactElement } from 'react';
import { FormLeaveGuard } from '../leave-guard/index.ts';
import { PostedFields } from '../posted-fields/index.ts';
import type { Draft } from '../rule-form/draft.ts';

/** Place of the form on its page. */
export const REFUND_ID = 'pengembalian-dana';

interface RefundFormProps {
  orderId: string;
  /** Id of the account, which alone is shown a refused form again. */
  who: string;
  routes: Routes;
  path: string;
  /** What was typed when it was refused, and why. */
  draft: Draft<typeof REFUND_FORM> | null;
}

/**
 * Asks for the money of an order back, with a reason. A plain form, also with JavaScript: it is sent once in a while.
 */
export function RefundForm({ orderId, who, routes, path, draft }: RefundFormProps): ReactElement {
  return (
    <form
      id={REFUND_ID}
      className="panel paymentPage-stack paymentPage-form"
      method="post"
      action={apiPath(routes, '/api/form/refund-request')}
      noValidate
    >
      <FormLeaveGuard />
      <p className="type-muted">{refundText.lead}</p>
      <PostedFields values={{ orderId, who, redirectTo: `${path}#${REFUND_ID}` }} />
      <TextAreaField
        name="reason"
        label={refundText.reason}
        help={refundText.reasonHelp}
        defaultValue={draft?.values.reason}
        error={draft?.errors.reason ?? null}
        required
        maxLength={REFUND_REASON_LENGTH}
      />
      <Button type="submit" kind="line">
        {refundText.send}
      </Button>
    </form>
  );
}
