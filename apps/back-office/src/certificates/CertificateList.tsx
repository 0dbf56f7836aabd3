import type { StaffCertificate } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffCertificateText as text } from '@suluh/i18n-id/staffCertificate';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const { valid: held, replaced, revoked } = text.standings;
const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="standing" source="standing" choices={choicesOf({ held, replaced, revoked })} alwaysOn />,
];

/** Certificates that were given, the latest first: found by number, name, address or course. */
export const CertificateList = (): ReactElement => (
  <StaffList<StaffCertificate>
    title={text.title}
    filters={filters}
    sort={{ field: 'issuedAt', order: 'DESC' }}
    rowClick="show"
    card={{
      primary: ({ fullname, course }) => `${fullname} · ${course}`,
      secondary: ({ number, issuedAt }) => `${number} · ${dateTime(issuedAt)}`,
      tertiary: ({ standing }) => text.standings[standing],
    }}
  >
    <DataTable.Col source="number" disableSort />
    <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="course" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="issuedAt">
      <MomentField source="issuedAt" />
    </DataTable.Col>
    <DataTable.Col source="standing" disableSort>
      <ChosenField source="standing" names={text.standings} strong={['valid']} />
    </DataTable.Col>
  </StaffList>
);
