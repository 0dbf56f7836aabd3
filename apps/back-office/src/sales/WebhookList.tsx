import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffWebhook } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { DataTable, TextInput } from 'react-admin';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn />];

/** Messages of payment providers that moved nothing: refused, for an unknown order, of a wrong amount. */
export const WebhookList = (): ReactElement => (
  <StaffList<StaffWebhook>
    title={staffAppText.sales.webhooks}
    filters={filters}
    sort={{ field: 'receivedAt', order: 'DESC' }}
    rowClick={false}
    card={{
      primary: ({ gateway, outcome }) => `${gateway} · ${outcome ?? ''}`,
      secondary: ({ orderId, receivedAt }) => [orderId, dateTime(receivedAt)].filter(Boolean).join(' · '),
      tertiary: ({ timesReceived }) => `${timesReceived}×`,
    }}
  >
    <DataTable.Col source="gateway" disableSort />
    <DataTable.Col source="outcome" disableSort />
    <DataTable.Col source="orderId" disableSort />
    <DataTable.Col source="timesReceived" disableSort align="right" />
    <DataTable.Col source="receivedAt">
      <MomentField source="receivedAt" />
    </DataTable.Col>
  </StaffList>
);
