import type { StaffPaymentChoice } from '@suluh/api/types';
import { ANY_METHOD } from '@suluh/domain/promo';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { SelectInput, required, useGetList } from 'react-admin';

const EVERY = { id: ANY_METHOD, name: staffAppText.sales.promo.everyMethod };
const MOST = 100;

/** The payment method a promo holds for, or every one, chosen by name. */
export function PromoMethod(): ReactElement {
  const { data = [], isPending } = useGetList<StaffPaymentChoice>('payment-choice', {
    pagination: { page: 1, perPage: MOST },
    sort: { field: 'name', order: 'ASC' },
  });
  return <SelectInput source="productCode" choices={[EVERY, ...data]} isPending={isPending} validate={required()} />;
}
