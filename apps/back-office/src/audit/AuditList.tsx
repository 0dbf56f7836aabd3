import type { StaffAuditEntry } from '@suluh/api/types';
import { subjectName } from '@suluh/i18n-id/auditSubject';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAuditText as text } from '@suluh/i18n-id/staffAudit';
import type { ReactElement } from 'react';
import { AutocompleteInput, DataTable, TextInput, minLength } from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const LEAST_LETTERS = 3;
const least = [minLength(LEAST_LETTERS, text.leastLetters)];
const dayProps = { inputLabel: { shrink: true } } as const;

const filters = [
  <TextInput key="q" source="q" validate={least} alwaysOn />,
  <TextInput key="who" source="who" validate={least} alwaysOn />,
  <AutocompleteInput key="area" source="area" choices={choicesOf(text.areas)} alwaysOn />,
  <TextInput key="subject" source="subject" alwaysOn />,
  <TextInput key="from" source="from" type="date" slotProps={dayProps} alwaysOn />,
  <TextInput key="until" source="until" type="date" slotProps={dayProps} alwaysOn />,
];

const deedOf = ({ action }: StaffAuditEntry): string => text.actions[action] ?? action;
const whoOf = ({ by }: StaffAuditEntry): string => by ?? text.somebody;

/** Everything that was changed, the latest first: who did what to what, and when. */
export const AuditList = (): ReactElement => (
  <StaffList<StaffAuditEntry>
    title={text.title}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    rowClick="show"
    card={{
      primary: (row) => `${whoOf(row)} ${deedOf(row)}`,
      secondary: ({ subject, person }) => subjectName(subject, person),
      tertiary: ({ createdAt }) => dateTime(createdAt),
    }}
  >
    <DataTable.Col source="createdAt">
      <MomentField source="createdAt" />
    </DataTable.Col>
    <DataTable.Col<StaffAuditEntry> source="by" disableSort render={whoOf} sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col<StaffAuditEntry> source="action" render={deedOf} sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col<StaffAuditEntry>
      source="subject"
      render={({ subject, person }) => subjectName(subject, person)}
      sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
    />
    <DataTable.Col source="address" disableSort />
  </StaffList>
);
