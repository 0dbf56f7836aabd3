import type { PaymentProduct } from '@suluh/api/types';
import { groupedMethods } from '@suluh/domain/payment';
import { feeApplies, type OrderTotal } from '@suluh/domain/pricing';
import { paymentGroupText } from '@suluh/i18n-id/payment';
import type { ReactElement } from 'react';
import { PaymentGroup, PaymentProduct as PaymentRow } from './PaymentProduct.tsx';
import { methodView } from './methodView.ts';

interface MethodListProps {
  methods: readonly PaymentProduct[];
  chosen: string | null;
  total: OrderTotal;
  onChoose: (productCode: string) => void;
}

/** Payment methods under the headings of their groups; each tells the fee it would add to this order. */
export function MethodList({ methods, chosen, total, onChoose }: MethodListProps): ReactElement {
  const { totalPurchaseRupiah: totalPurchase, discountRupiah: discount } = total;
  const feeOf = ({ fee }: PaymentProduct) => (feeApplies({ totalPurchase, discount, fee }) ? fee : 0);
  return (
    <>
      {groupedMethods(methods).map(({ group, methods: rows }) => (
        <PaymentGroup key={group} title={paymentGroupText[group]}>
          {rows.map((row) => (
            <PaymentRow
              key={row.productCode}
              product={methodView({ ...row, fee: feeOf(row) }, totalPurchase - discount + feeOf(row))}
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
