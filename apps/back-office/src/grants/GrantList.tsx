import { Button, Typography } from '@mui/material';
import type { StaffGrant } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffGrantText as text } from '@suluh/i18n-id/staffGrants';
import { useState, type ReactElement } from 'react';
import { DataTable, FunctionField, SelectInput, TextInput, useRecordContext, type SelectInputProps } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { GiveDialog } from './GiveDialog.tsx';
import { GrantRequests } from './GrantRequests.tsx';
import { isOver, placeName, roleName } from './names.ts';
import { useRoles } from './useRoles.ts';

/** The roles there are, those people made among them. */
const RoleFilter = (props: Omit<SelectInputProps, 'choices'>): ReactElement => (
  <SelectInput {...props} choices={useRoles().map(({ name }) => ({ id: name, name: roleName(name) }))} />
);

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <RoleFilter key="role" source="role" alwaysOn />,
  <SelectInput key="state" source="state" choices={choicesOf(text.states)} alwaysOn />,
];

/** Ends a grant, once it is said again. */
function End(): ReactElement | null {
  const grant = useRecordContext<StaffGrant>();
  const mayGive = useMay('staff.grant');
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  if (!grant || !mayGive || isOver(grant, new Date())) return null;
  const role = roleName(grant.role);
  const end = async () => {
    await run(`/api/admin/grant/${grant.id}/end`, { method: 'POST' }, text.ended);
    setAsking(false);
  };
  return (
    <>
      <Button color="error" aria-label={text.endOf(role, grant.fullname)} onClick={() => setAsking(true)}>
        {text.end}
      </Button>
      <AskDialog
        title={text.endTitle(role, grant.fullname)}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void end()}
        deed={text.end}
      >
        <Typography>{text.endBody}</Typography>
      </AskDialog>
    </>
  );
}

const timeOf = ({ startsAt, endsAt }: StaffGrant): string =>
  [text.since(dateTime(startsAt)), endsAt && text.until(dateTime(endsAt))].filter(Boolean).join(' ');

/** Who has which role, and where; roles that wait for a second person stand above (docs/product/staff.md#grants). */
export function GrantList(): ReactElement {
  const mayGive = useMay('staff.grant');
  const [isGiving, setGiving] = useState(false);
  return (
    <>
      <StaffList<StaffGrant>
        title={text.title}
        filters={filters}
        sort={{ field: 'startsAt', order: 'DESC' }}
        rowClick={false}
        tools={<GrantRequests />}
        actions={
          mayGive && (
            <Button variant="contained" onClick={() => setGiving(true)}>
              {text.give}
            </Button>
          )
        }
        card={{
          primary: ({ fullname, role }) => `${fullname} · ${roleName(role)}`,
          secondary: (grant) => (
            <>
              {[grant.email, placeName(grant), timeOf(grant)].join(' · ')} <End />
            </>
          ),
        }}
      >
        <DataTable.Col source="fullname" disableSort sx={{ whiteSpace: 'normal' }} />
        <DataTable.Col source="email" disableSort />
        <DataTable.Col source="role" disableSort>
          <FunctionField<StaffGrant> render={({ role }) => roleName(role)} />
        </DataTable.Col>
        <DataTable.Col source="place" disableSort sx={{ whiteSpace: 'normal' }}>
          <FunctionField<StaffGrant> render={placeName} />
        </DataTable.Col>
        <DataTable.Col source="startsAt">
          <MomentField source="startsAt" />
        </DataTable.Col>
        <DataTable.Col source="endsAt" label={text.untilColumn} disableSort>
          <MomentField source="endsAt" />
        </DataTable.Col>
        <DataTable.Col source="end" disableSort>
          <End />
        </DataTable.Col>
      </StaffList>
      {isGiving && <GiveDialog onClose={() => setGiving(false)} />}
    </>
  );
}
