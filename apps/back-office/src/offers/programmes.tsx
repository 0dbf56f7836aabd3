import { Button } from '@mui/material';
import type { StaffProgramme } from '@suluh/api/types';
import { staffOfferResources, staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  BooleanInput,
  DataTable,
  ReferenceArrayInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
  useRecordContext,
} from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { RowsInput } from '../fields/RowsInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { NamedHead } from './NamedHead.tsx';

const labels = staffOfferResources.programme.fields;

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="accessType" source="accessType" choices={choicesOf(text.access)} alwaysOn />,
];

const Fields = (): ReactElement => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="brandColor" validate={required()} />
    <SelectInput source="accessType" choices={choicesOf(text.access)} validate={required()} />
    <BooleanInput source="canRegister" />
    <BooleanInput source="hasPromo" />
    <PictureInput source="logo" of="logo" />
    <TextInput source="host" helperText={text.programmeNotes.host} />
    <TextInput source="oidcIssuer" type="url" helperText={text.programmeNotes.issuer} />
    <TextInput source="oidcClientId" />
    <SecretInput />
    <TextInput source="signOutUrl" type="url" />
    <LinesInput source="emailDomains" />
  </>
);

/** Parts of a programme's home, of the courses it offers: none before it is made. */
function Sections(): ReactElement | null {
  const programme = useRecordContext<StaffProgramme>();
  if (!programme) return null;
  return (
    <RowsInput source="sections" helperText={text.programmeNotes.sections}>
      <SimpleFormIterator>
        <TextInput source="name" label={labels.name} validate={required()} />
        <ReferenceArrayInput
          source="courseIds"
          reference="course-choice"
          filter={{ programId: programme.id }}
          sort={{ field: 'name', order: 'ASC' }}
        >
          <AutocompleteArrayInput label={labels.courseIds} defaultValue={[]} filterToQuery={(q: string) => ({ q })} />
        </ReferenceArrayInput>
      </SimpleFormIterator>
    </RowsInput>
  );
}

/** What the partner's sign-in knows us by: written, never shown again; left empty it stays. */
function SecretInput(): ReactElement {
  const programme = useRecordContext<StaffProgramme>();
  return (
    <TextInput
      source="oidcClientSecret"
      type="password"
      autoComplete="new-password"
      parse={(typed: string) => (typed === '' ? undefined : typed)}
      helperText={programme?.hasSecret ? text.programmeNotes.secretKept : text.programmeNotes.secret}
    />
  );
}

/** Programmes of partners, by name. */
export const ProgrammeList = (): ReactElement => (
  <StaffList<StaffProgramme>
    title={text.programmes}
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('programme', 'create')} variant="contained">
        {text.createProgramme}
      </Button>
    }
    card={{ primary: ({ name }) => name, secondary: ({ accessType }) => text.access[accessType] }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="slug" disableSort />
    <DataTable.Col source="accessType" disableSort>
      <ChosenField source="accessType" names={text.access} strong={['free']} />
    </DataTable.Col>
  </StaffList>
);
export const ProgrammeCreate = (): ReactElement => (
  <RecordCreate
    resource="programme"
    permission="program.edit"
    title={text.createProgramme}
    defaultValues={{
      name: '',
      brandColor: '#1A4170',
      accessType: 'paid',
      canRegister: true,
      hasPromo: false,
    }}
  >
    <TextInput source="slug" validate={required()} />
    <Fields />
  </RecordCreate>
);
export const ProgrammeEdit = (): ReactElement => (
  <RecordEdit resource="programme" head={<NamedHead source="name" name={text.programmes} />}>
    <Fields />
    <Sections />
  </RecordEdit>
);
