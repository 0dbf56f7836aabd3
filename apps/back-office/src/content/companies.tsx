import { Button } from '@mui/material';
import type { StaffCompany } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, maxLength, minLength, required } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { NamedHead } from '../offers/NamedHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.content;
const STATES = { true: staffAppText.course.published, false: staffAppText.course.unpublished };

const Fields = (): ReactElement => (
  <>
    <TextInput source="name" validate={[required(), minLength(2), maxLength(120)]} />
    <PictureInput source="logo" of="logo" />
    <WholeNumberInput source="position" min={0} isRequired />
    <BooleanInput source="isPublished" />
  </>
);

/** Businesses whose teams learn here, in the order they are shown. */
export const CompanyList = (): ReactElement => (
  <StaffList<StaffCompany>
    title={text.companies}
    filters={[
      <TextInput key="q" source="q" alwaysOn />,
      <SelectInput key="isPublished" source="isPublished" choices={choicesOf(STATES)} alwaysOn />,
    ]}
    sort={{ field: 'position', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('company', 'create')} variant="contained">
        {text.createCompany}
      </Button>
    }
    card={{ primary: ({ name }) => name, secondary: ({ isPublished }) => STATES[`${isPublished}`] }}
  >
    <DataTable.Col source="name" disableSort />
    <DataTable.Col source="position" align="right" />
    <DataTable.Col source="isPublished" disableSort>
      <ChosenField source="isPublished" names={STATES} strong={['true']} />
    </DataTable.Col>
  </StaffList>
);
export const CompanyCreate = (): ReactElement => (
  <RecordCreate
    resource="company"
    permission="content.edit"
    title={text.createCompany}
    defaultValues={{ name: '', logo: null, isPublished: true, position: 0 }}
  >
    <Fields />
  </RecordCreate>
);
export const CompanyEdit = (): ReactElement => (
  <RecordEdit resource="company" head={<NamedHead source="name" name={text.companies} />}>
    <Fields />
  </RecordEdit>
);
