import { apiPath, type Routes } from '@suluh/domain/address';
import { refundText } from '@suluh/i18n-id/refund';
import { Button } from '@suluh/ui/buttons/Button';
import { TextAreaField } from '@suluh/ui/forms/TextAreaField';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';

/** Place of the form on its page. */
export const REFUND_ID = 'pengembalian-dana';

const MAX_CHARACTERS = 500;

/**
 * Asks for the money of an order back, with a reason. A plain form, also with JavaScript: it is sent once in a while.
 */
export function RefundForm({ orderId, routes, path }: { orderId: string; routes: Routes; path: string }): ReactElement {
  return (
    <form
      id={REFUND_ID}
      className="panel paymentPage-stack paymentPage-form"
      method="post"
      action={apiPath(routes, '/api/form/refund-request')}
    >
      <p className="type-muted">{refundText.lead}</p>
      <PostedFields values={{ orderId, redirectTo: path }} />
      <TextAreaField
        name="reason"
        label={refundText.reason}
        help={refundText.reasonHelp}
        required
        maxLength={MAX_CHARACTERS}
      />
      <Button type="submit" kind="line">
        {refundText.send}
      </Button>
    </form>
  );
}
