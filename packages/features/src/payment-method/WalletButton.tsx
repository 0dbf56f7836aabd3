import { walletText } from '@suluh/i18n-id/payment';
import { Button } from '@suluh/ui/buttons/Button';
import type { ReactElement } from 'react';

/** Id of the form of a wallet: forms do not stand in one another, and its button stands in that of the order. */
export const formOf = (productCode: string): string => `dompet-${productCode}`;

/** 'Hubungkan' or 'Putuskan' at a wallet (docs/product/payment.md#linked-wallets). */
export function WalletButton({
  code,
  name,
  isLinked,
}: {
  code: string;
  name: string;
  isLinked: boolean;
}): ReactElement {
  return (
    <div className="paymentProduct-wallet">
      <Button type="submit" form={formOf(code)} kind="line" size="small">
        {isLinked ? walletText.unlink : walletText.link}
        <span className="layout-hidden"> {name}</span>
      </Button>
    </div>
  );
}
