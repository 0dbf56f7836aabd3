import type { StaffPaymentMethod } from '@suluh/api/types';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { RupiahField } from '../fields/RupiahField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.sales.method;

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="isEnabled" source="isEnabled" choices={choicesOf(text.states)} alwaysOn />,
];

/** Ways to pay by their kind, in the order learners see them. */
export const PaymentMethodList = (): ReactElement => (
  <StaffList<StaffPaymentMethod>
    title={text.title}
    filters={filters}
    sort={{ field: 'type', order: 'ASC' }}
    card={{
      primary: ({ name }) => name,
      secondary: ({ type, isEnabled }) => `${type} · ${isEnabled ? text.states.true : text.states.false}`,
      tertiary: ({ fee }) => rupiah(fee),
    }}
  >
    <DataTable.Col source="type" />
    <DataTable.Col source="position" disableSort align="right" />
    <DataTable.Col source="name" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col source="fee" disableSort align="right">
      <RupiahField source="fee" />
    </DataTable.Col>
    <DataTable.Col source="isEnabled" disableSort>
      <ChosenField source="isEnabled" names={text.states} strong={['true']} />
    </DataTable.Col>
  </StaffList>
);
