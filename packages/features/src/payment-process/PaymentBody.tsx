import type { BillingAddress } from '@suluh/api/types';
import { assertNever } from '@suluh/domain/assert';
import { paymentButton } from '@suluh/domain/payment';
import { sanitiseUrl } from '@suluh/domain/validation';
import { paymentFailureText, paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Note } from '@suluh/ui/feedback/Note';
import type { ReactElement } from 'react';
import type { TypedBilling } from '../parts/billing/index.ts';
import { endNote, hasCourses, lineOf, qrHref } from '../parts/transaction/index.ts';
import { BillingForm } from './BillingForm.tsx';
import { PaidMoment } from './PaidMoment.tsx';
import { QrPayment } from './QrPayment.tsx';
import type { PaymentLinks } from './PaymentActions.tsx';

interface PaymentBodyProps extends PaymentLinks {
  /** Address of the page. */
  path: string;
  /** Id of the account. */
  who: string;
  /** Whom invoices of the learner may go to, and which was chosen. */
  saved: readonly BillingAddress[];
  chosenId: string | null;
  /** What was typed into the form of an invoice and refused before JavaScript. */
  typed: TypedBilling | null;
}

/** What stands below number and amount: a word on how to pay, the form, or how it ended. */
export function PaymentBody(props: PaymentBodyProps): ReactElement | null {
  const { tenant, order, screen, path, who, saved, chosenId, typed } = props;
  switch (screen.kind) {
    case 'virtualAccount':
      return (
        <Note tone="warning" icon="info-fill">
          {paymentText.exactAmount}
        </Note>
      );
    case 'invoice':
      return <Note>{paymentText.invoiceNote}</Note>;
    case 'provider':
      return (
        <>
          <Note>{paymentText.openProvider}</Note>
          <ButtonLink kind="flame" size="large" block className="paymentPage-go" href={sanitiseUrl(screen.url)}>
            {paymentButton(order.paymentMethod?.productCode ?? '') === 'payNow'
              ? transactionText.payNow
              : transactionText.howToPay}
          </ButtonLink>
        </>
      );
    case 'qr':
      return (
        <QrPayment
          value={screen.qr}
          amountRupiah={order.totalPrice}
          saveHref={qrHref(tenant.routes, order.orderId)}
          providerUrl={screen.url}
        />
      );
    case 'otpPage':
      return null; // on a page of its own
    case 'chooseMethod':
      return <Note tone="warning">{paymentText.noOpenPayment}</Note>;
    case 'failed':
      return (
        <Note tone="error">
          {paymentFailureText[screen.reason]} {paymentText.failedNext}
        </Note>
      );
    case 'overdue':
      return <Note tone="warning">{paymentText.overdueBody}</Note>;
    case 'billing':
      return (
        <BillingForm
          key={`${chosenId} ${typed !== null}`}
          orderId={order.orderId}
          line={lineOf(tenant)}
          path={path}
          who={who}
          saved={saved}
          chosenId={chosenId}
          typed={typed}
        />
      );
    case 'closed':
      if (hasCourses(order)) return <PaidMoment order={order} routes={tenant.routes} />;
      return <Note tone={screen.status === 'PAID' ? 'success' : 'info'}>{endNote(order, true)}</Note>;
    default:
      return assertNever(screen);
  }
}
