import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffOrder } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DataTable, FunctionField, SelectInput, TextInput } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { RupiahField } from '../fields/RupiahField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.sales;

const filters = [
  <TextInput key="q" source="q" alwaysOn sx={{ minWidth: { md: 440 } }} />,
  <SelectInput key="status" source="status" choices={choicesOf(text.statuses)} alwaysOn />,
];

/** Orders, found by whatever somebody who asks for help has at hand. */
export const OrderList = (): ReactElement => (
  <StaffList<StaffOrder>
    title={text.orders}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    card={{
      primary: ({ fullname, courses }) => `${fullname} · ${courses.join(', ')}`,
      secondary: ({ invoiceId, invoiceNumber, status, createdAt }) =>
        `${invoiceNumber ?? invoiceId} · ${text.statuses[status]} · ${dateTime(createdAt)}`,
      tertiary: ({ paymentTotal }) => rupiah(paymentTotal),
    }}
  >
    <DataTable.Col source="invoiceNumber" disableSort>
      <FunctionField<StaffOrder> render={({ invoiceNumber, invoiceId }) => invoiceNumber ?? invoiceId} />
    </DataTable.Col>
    <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="email" disableSort sx={{ overflowWrap: 'anywhere', whiteSpace: 'normal' }} />
    <DataTable.Col source="status" disableSort>
      <ChosenField source="status" names={text.statuses} strong={['PAID']} />
    </DataTable.Col>
    <DataTable.Col source="paymentTotal" disableSort align="right">
      <RupiahField source="paymentTotal" />
    </DataTable.Col>
    <DataTable.Col source="createdAt">
      <MomentField source="createdAt" />
    </DataTable.Col>
  </StaffList>
);
