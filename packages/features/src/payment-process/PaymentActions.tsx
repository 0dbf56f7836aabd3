import type { Transaction } from '@suluh/api/types';
import type { PaymentScreen } from '@suluh/domain/payment';
import { drawerItemText } from '@suluh/i18n-id/navigation';
import { paymentText } from '@suluh/i18n-id/payment';
import { transactionText } from '@suluh/i18n-id/transaction';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import type { ReactElement } from 'react';
import { AgainForm, CancelHere, CheckStatus, invoiceHref, type TransactionPaths } from '../parts/transaction/index.ts';

export interface PaymentLinks {
  tenant: TenantConfig;
  order: Transaction;
  screen: PaymentScreen;
  paths: TransactionPaths;
}

/** The action that moves the learner on, the one flame of the page; while money is waited for there is none here. */
function MainAction({ tenant: { routes }, order, screen }: PaymentLinks): ReactElement | null {
  if (screen.kind === 'chooseMethod' || screen.kind === 'failed')
    return (
      <ButtonLink kind="flame" href={routes.paymentMethod({ order: order.orderId })}>
        {screen.kind === 'failed' ? paymentText.tryAgain : paymentText.otherMethod}
      </ButtonLink>
    );
  if (screen.kind !== 'closed') return null;
  return order.status === 'PAID' ? (
    <ButtonLink kind="flame" href={routes.myCourse()}>
      {drawerItemText.myCourse}
    </ButtonLink>
  ) : (
    <AgainForm
      kind="flame"
      orderId={order.orderId}
      apiPath={routes.api()}
      path={routes.paymentProcess(order.orderId)}
    />
  );
}

/** What can be done from here: check the status, get the invoice, see the history. */
export function PaymentActions(links: PaymentLinks): ReactElement {
  const { tenant, order, screen, paths } = links;
  const isFollowed =
    screen.kind === 'virtualAccount' ||
    screen.kind === 'invoice' ||
    screen.kind === 'provider' ||
    screen.kind === 'overdue';
  const invoice = invoiceHref(paths, order);
  return (
    <>
      <MainAction {...links} />
      {isFollowed && <CheckStatus href={tenant.routes.paymentProcess(order.orderId)} />}
      {invoice !== null && screen.kind !== 'billing' && (
        <ButtonLink kind="line" icon="download" href={invoice} download>
          {transactionText.invoice}
        </ButtonLink>
      )}
      <ButtonLink
        kind="plain"
        href={tenant.routes.transactionHistory(
          order.status === 'UNPAID' ? 'waiting' : order.status === 'PAID' ? 'finished' : 'failed',
        )}
      >
        {paymentText.seeHistory}
      </ButtonLink>
    </>
  );
}

/** For a change of mind: another method, or none. */
export function QuietActions({ tenant: { routes }, order, screen }: PaymentLinks): ReactElement {
  return (
    <>
      {screen.kind !== 'chooseMethod' && screen.kind !== 'failed' && (
        <ButtonLink kind="plain" size="small" href={routes.paymentMethod({ order: order.orderId })}>
          {paymentText.otherMethod}
        </ButtonLink>
      )}
      <CancelHere orderId={order.orderId} path={routes.paymentProcess(order.orderId)} />
    </>
  );
}
