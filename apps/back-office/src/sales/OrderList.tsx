import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffOrder } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { AutocompleteInput, DataTable, FunctionField, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { RupiahField } from '../fields/RupiahField.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.sales;
const dayProps = { inputLabel: { shrink: true } } as const;
const byName = { field: 'name', order: 'ASC' } as const;

const filters = [
  <TextInput key="q" source="q" alwaysOn sx={{ minWidth: { md: 440 } }} />,
  <SelectInput key="status" source="status" choices={choicesOf(text.statuses)} alwaysOn />,
  <TextInput key="from" source="from" type="date" slotProps={dayProps} alwaysOn />,
  <TextInput key="until" source="until" type="date" slotProps={dayProps} alwaysOn />,
];
const chosen = [
  <ReferenceInput
    key="productCode"
    source="productCode"
    reference="payment-choice"
    sort={byName}
    perPage={100}
    alwaysOn
  >
    <SelectInput optionText="name" />
  </ReferenceInput>,
  <ReferenceInput key="courseId" source="courseId" reference="course-choice" sort={byName} alwaysOn>
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

/** Orders, found by whatever somebody who asks for help has at hand. */
export const OrderList = (): ReactElement => (
  <StaffList<StaffOrder>
    title={text.orders}
    filters={useMay('choice.read') ? [...filters, ...chosen] : filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    tools={<ListTools exports={['order.export']} />}
    nameOf={({ fullname, invoiceId, invoiceNumber }) => `${fullname} · ${invoiceNumber ?? invoiceId}`}
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
