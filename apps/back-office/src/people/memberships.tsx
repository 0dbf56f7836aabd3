import { Button } from '@mui/material';
import type { StaffMembership } from '@suluh/api/types';
import { sessionTypeText, staffPeopleText as text } from '@suluh/i18n-id/staffPeople';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput, required } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { DayInput } from '../fields/DayInput.tsx';
import { ProgramInput } from '../fields/ProgramInput.tsx';
import { areaName } from '../learners/areaName.ts';
import { NamedHead } from '../offers/NamedHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="sessionType" source="sessionType" choices={choicesOf(sessionTypeText)} alwaysOn />,
];

const Days = (): ReactElement => (
  <>
    <DayInput source="startsOn" />
    <DayInput source="endsOn" />
  </>
);

/** Where people belong, the latest first. */
export const MembershipList = (): ReactElement => (
  <StaffList<StaffMembership>
    title={text.memberships}
    filters={filters}
    sort={{ field: 'createdAt', order: 'DESC' }}
    actions={
      <Button component={Link} to={officePath('membership', 'create')} variant="contained">
        {text.createMembership}
      </Button>
    }
    card={{
      primary: ({ fullname, email }) => `${fullname} · ${email}`,
      secondary: areaName,
      tertiary: ({ endsOn }) => (endsOn === null ? '' : text.until(endsOn)),
    }}
  >
    <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
    <DataTable.Col source="email" disableSort />
    <DataTable.Col source="sessionType" disableSort>
      <ChosenField source="sessionType" names={sessionTypeText} />
    </DataTable.Col>
    <DataTable.Col source="programName" disableSort />
    <DataTable.Col source="endsOn" disableSort />
  </StaffList>
);

export const MembershipCreate = (): ReactElement => (
  <RecordCreate
    resource="membership"
    permission="membership.edit"
    title={text.createMembership}
    defaultValues={{ email: '', sessionType: 'reguler', programId: null, startsOn: null, endsOn: null }}
  >
    <TextInput source="email" type="email" validate={required()} />
    <SelectInput source="sessionType" choices={choicesOf(sessionTypeText)} validate={required()} />
    <ProgramInput />
    <Days />
  </RecordCreate>
);

export const MembershipEdit = (): ReactElement => (
  <RecordEdit resource="membership" head={<NamedHead source="fullname" name={text.memberships} />}>
    <TextInput source="email" disabled />
    <SelectInput source="sessionType" choices={choicesOf(sessionTypeText)} disabled />
    <TextInput source="programName" disabled />
    <Days />
  </RecordEdit>
);
