import { Button } from '@mui/material';
import type { StaffInstitution } from '@suluh/api/types';
import { staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import { DataTable, TextInput, required, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { asText } from '../fields/asText.ts';
import { PictureCard } from '../parts/PictureCard.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { NamedHead } from './NamedHead.tsx';

const Fields = (): ReactElement => (
  <>
    <TextInput source="orgName" validate={required()} />
    <TextInput source="city" />
    <TextInput source="description" parse={asText} multiline minRows={3} />
    <TextInput source="phone" />
    <TextInput source="email" />
    <TextInput source="website" />
  </>
);

/** Institutions that give courses, by name; who looks after one finds that one, and makes none. */
export function InstitutionList(): ReactElement {
  const mayMake = useMay('program.edit');
  return (
    <StaffList<StaffInstitution>
      title={text.institutions}
      filters={[<TextInput key="q" source="q" alwaysOn />]}
      sort={{ field: 'orgName', order: 'ASC' }}
      actions={
        mayMake && (
          <Button component={Link} to={officePath('institution', 'create')} variant="contained">
            {text.createInstitution}
          </Button>
        )
      }
      card={{ primary: ({ orgName }) => orgName, secondary: ({ city }) => city ?? '' }}
    >
      <DataTable.Col source="orgName" />
      <DataTable.Col source="city" disableSort />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email" disableSort />
    </StaffList>
  );
}
export const InstitutionCreate = (): ReactElement => (
  <RecordCreate
    resource="institution"
    permission="program.edit"
    title={text.createInstitution}
    defaultValues={{ orgName: '', city: null, description: '', website: null, phone: null, email: null }}
  >
    <TextInput source="code" validate={required()} />
    <Fields />
  </RecordCreate>
);
/** The mark of an institution, square. */
function Mark(): ReactElement | null {
  const institution = useRecordContext<StaffInstitution>();
  const mayEdit = useMay('institution.edit');
  if (!institution) return null;
  return (
    <PictureCard
      picture={institution.foto}
      path={`/api/admin/institution/${institution.id}/picture`}
      shape={{ width: 320, height: 320 }}
      words={text.institutionMark}
      mayEdit={mayEdit}
    />
  );
}

export const InstitutionEdit = (): ReactElement => (
  <RecordEdit resource="institution" head={<NamedHead source="orgName" name={text.institutions} />} aside={<Mark />}>
    <Fields />
  </RecordEdit>
);
