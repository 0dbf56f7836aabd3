import { Button } from '@mui/material';
import type { VoucherBatch } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffVoucherText as text } from '@suluh/i18n-id/staffVouchers';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(text.kinds)} alwaysOn />,
];

/** Batches of codes, the newest first. */
export const VoucherList = (): ReactElement => (
  <StaffList<VoucherBatch>
    title={staffAppText.sales.vouchers}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    actions={
      <Button component={Link} to={officePath('voucher-batch', 'create')} variant="contained">
        {text.create}
      </Button>
    }
    card={{
      primary: ({ name }) => name,
      secondary: ({ kind, state }) => `${text.kinds[kind]} · ${text.states[state]}`,
      tertiary: ({ used, codes }) => `${used}/${codes}`,
    }}
  >
    <DataTable.Col source="name" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="kind" disableSort>
      <ChosenField source="kind" names={text.kinds} />
    </DataTable.Col>
    <DataTable.Col source="state" disableSort>
      <ChosenField source="state" names={text.states} />
    </DataTable.Col>
    <DataTable.Col source="codes" disableSort align="right" />
    <DataTable.Col source="used" disableSort align="right" />
    <DataTable.Col source="createdAt">
      <MomentField source="createdAt" />
    </DataTable.Col>
  </StaffList>
);
