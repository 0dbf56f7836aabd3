import { Button, Typography } from '@mui/material';
import type { StaffRole } from '@suluh/api/types';
import { EVERYTHING } from '@suluh/domain/staff';
import { staffRoleText as text } from '@suluh/i18n-id/staffRoles';
import type { ReactElement } from 'react';
import {
  CheckboxGroupInput,
  DataTable,
  TextInput,
  maxLength,
  minLength,
  required,
  useRecordContext,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { useMay, useMe } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { roleName } from '../grants/names.ts';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { permissionChoices, permissionName } from './permissions.ts';
import { WideningNotice } from './WideningNotice.tsx';

/** What a role may do, in words. */
const mayOf = ({ permissions }: StaffRole): string => permissions.map(permissionName).join(', ');

const mayDoEverything = ({ permissions }: Pick<StaffRole, 'permissions'>): boolean => permissions.includes(EVERYTHING);

/** Roles with what each may do, and how many hold it (docs/product/staff.md#roles). */
export function RoleList(): ReactElement {
  const mayGive = useMay('staff.grant');
  return (
    <StaffList<StaffRole>
      title={text.title}
      filters={[<TextInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'name', order: 'ASC' }}
      actions={
        mayGive && (
          <Button component={Link} to={officePath('role', 'create')} variant="contained">
            {text.create}
          </Button>
        )
      }
      card={{
        primary: ({ name }) => roleName(name),
        secondary: ({ holders }) => text.heldBy(holders),
        tertiary: mayOf,
      }}
    >
      <DataTable.Col<StaffRole> source="name" render={({ name }) => roleName(name)} />
      <DataTable.Col<StaffRole>
        source="permissions"
        disableSort
        sx={{ whiteSpace: 'normal', minWidth: 280 }}
        render={mayOf}
      />
      <DataTable.Col<StaffRole> source="holders" disableSort render={({ holders }) => text.heldBy(holders)} />
    </StaffList>
  );
}

function Fields(): ReactElement {
  const role = useRecordContext<StaffRole>();
  const { permissions } = useMe();
  if (role && mayDoEverything(role)) return <Typography>{text.everything}</Typography>;
  return (
    <>
      {!role?.isFirst && <TextInput source="name" validate={[required(), minLength(3), maxLength(60)]} />}
      <Typography variant="body2">{text.note}</Typography>
      <CheckboxGroupInput
        source="permissions"
        row={false}
        choices={permissionChoices(permissions)}
        validate={required()}
      />
    </>
  );
}

/** A role that is made of permissions. */
export const RoleCreate = (): ReactElement => (
  <RecordCreate
    resource="role"
    permission="staff.grant"
    title={text.create}
    defaultValues={{ name: '', permissions: [] }}
  >
    <Fields />
  </RecordCreate>
);

function Head(): ReactElement {
  const role = useRecordContext<StaffRole>();
  const mayGive = useMay('staff.grant');
  return (
    <>
      <PageHead title={role ? roleName(role.name) : text.title}>
        <History />
        {role && mayGive && !role.isFirst && (
          <RemoveButton isReasoned words={{ ...text.remove, title: text.remove.title(role.name) }} />
        )}
      </PageHead>
      {role && (
        <Typography sx={{ mb: 2 }}>
          {[text.heldBy(role.holders), role.isFirst && text.first, role.isPowerful && text.powerful]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      <WideningNotice />
    </>
  );
}

/** A role to be changed; what people get more of may wait for a second person. */
export function RoleEdit(): ReactElement {
  const mayGive = useMay('staff.grant');
  return (
    <RecordEdit
      resource="role"
      head={<Head />}
      saved={text.saved}
      canSave={(role: RaRecord) => mayGive && !mayDoEverything(role as unknown as StaffRole)}
    >
      <Fields />
    </RecordEdit>
  );
}
