import type { StaffSettlement } from '@suluh/api/types';
import { dayInZone } from '@suluh/domain/time';
import { lastMonths } from '@suluh/domain/settlement';
import { monthName } from '@suluh/i18n-id/internship';
import { staffMoneyText as text } from '@suluh/i18n-id/staffMoney';
import { statementText } from '@suluh/i18n-id/statement';
import type { ReactElement } from 'react';
import { DataTable, FunctionField, SelectInput, TextInput } from 'react-admin';
import { StaffList } from '../parts/StaffList.tsx';
import { signedRupiah } from './signedRupiah.ts';

const MONTHS = 36;
const months = lastMonths(dayInZone(new Date()), MONTHS).map((id) => ({ id, name: monthName(id) }));

const filters = [
  <SelectInput key="month" source="month" choices={months} alwaysOn />,
  <TextInput key="q" source="q" alwaysOn />,
];

const MONEY = ['gross', 'promoPartner', 'fee', 'refund', 'net'] as const;

/** What partners sold, a line a partner and month (docs/product/invoice.md#statements). */
export const SettlementList = (): ReactElement => (
  <StaffList<StaffSettlement>
    title={text.statements}
    filters={filters}
    sort={{ field: 'month', order: 'DESC' }}
    rowClick="show"
    card={{
      primary: ({ partnerName }) => partnerName,
      secondary: ({ month, gross }) => `${monthName(month)} · ${statementText.gross} ${signedRupiah(gross)}`,
      tertiary: ({ net }) => signedRupiah(net),
    }}
  >
    <DataTable.Col source="month">
      <FunctionField<StaffSettlement> render={({ month }) => monthName(month)} />
    </DataTable.Col>
    <DataTable.Col source="partnerName" disableSort />
    {MONEY.map((name) => (
      <DataTable.Col key={name} source={name} disableSort align="right">
        <FunctionField<StaffSettlement> render={(row) => signedRupiah(row[name])} />
      </DataTable.Col>
    ))}
  </StaffList>
);
