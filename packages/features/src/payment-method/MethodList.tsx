import type { PaymentProduct } from '@suluh/api/types';
import { groupedMethods } from '@suluh/domain/payment';
import type { OrderTotal } from '@suluh/domain/pricing';
import { paymentGroupText } from '@suluh/i18n-id/payment';
import type { ReactElement } from 'react';
import { PaymentGroup, PaymentProduct as PaymentRow } from './PaymentProduct.tsx';
import { methodView } from './methodView.ts';

interface MethodListProps {
  methods: readonly PaymentProduct[];
  chosen: string | null;
  /** What the order comes to by a method of this fee. */
  totalBy: (fee: number) => OrderTotal;
  onChoose: (productCode: string) => void;
}

/** Payment methods under the headings of their groups; each tells the fee it would add to this order. */
export function MethodList({ methods, chosen, totalBy, onChoose }: MethodListProps): ReactElement {
  const shown = (method: PaymentProduct) => {
    const { feeRupiah, totalPaymentRupiah } = totalBy(method.fee);
    return methodView({ ...method, fee: feeRupiah }, totalPaymentRupiah);
  };
  return (
    <>
      {groupedMethods(methods).map(({ group, methods: rows }) => (
        <PaymentGroup key={group} title={paymentGroupText[group]}>
          {rows.map((row) => (
            <PaymentRow
              key={row.productCode}
              product={shown(row)}
              name="method"
              selected={row.productCode === chosen}
              onSelect={onChoose}
            />
          ))}
        </PaymentGroup>
      ))}
    </>
  );
}
