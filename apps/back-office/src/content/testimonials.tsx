import { Button } from '@mui/material';
import type { StaffTestimonial } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, maxLength, required } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { asText } from '../fields/asText.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { ProgramInput } from '../fields/ProgramInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { NamedHead } from '../offers/NamedHead.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const text = staffAppText.content;
const STATES = { true: staffAppText.course.published, false: staffAppText.course.unpublished };
const BLANK = {
  fullname: '',
  from: '',
  position: '',
  foto: null,
  highlight: '',
  content: '',
  programId: null,
  isPublished: false,
  sortOrder: 0,
};
const Fields = (): ReactElement => (
  <>
    <TextInput source="fullname" validate={[required(), maxLength(120)]} />
    <TextInput source="from" parse={asText} />
    <TextInput source="position" parse={asText} />
    <PictureInput source="foto" of="testimonial" />
    <TextInput source="highlight" parse={asText} validate={maxLength(200)} />
    <TextInput source="content" multiline minRows={3} validate={[required(), maxLength(2000)]} />
    <ProgramInput />
    <WholeNumberInput source="sortOrder" min={0} isRequired />
    <BooleanInput source="isPublished" />
  </>
);

/** What people say of us on home pages, in its order. */
export const TestimonialList = (): ReactElement => (
  <StaffList<StaffTestimonial>
    title={text.testimonials}
    filters={[
      <TextInput key="q" source="q" alwaysOn />,
      <SelectInput key="isPublished" source="isPublished" choices={choicesOf(STATES)} alwaysOn />,
    ]}
    sort={{ field: 'sortOrder', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('testimonial', 'create')} variant="contained">
        {text.createTestimonial}
      </Button>
    }
    card={{
      primary: ({ fullname, from }) => [fullname, from].filter(Boolean).join(' · '),
      secondary: ({ highlight }) => highlight,
      tertiary: ({ isPublished }) => STATES[`${isPublished}`],
    }}
  >
    <DataTable.Col source="fullname" disableSort />
    <DataTable.Col source="highlight" disableSort sx={{ whiteSpace: 'normal', minWidth: 240 }} />
    <DataTable.Col source="sortOrder" align="right" />
    <DataTable.Col source="isPublished" disableSort>
      <ChosenField source="isPublished" names={STATES} strong={['true']} />
    </DataTable.Col>
  </StaffList>
);
export const TestimonialCreate = (): ReactElement => (
  <RecordCreate resource="testimonial" permission="content.edit" title={text.createTestimonial} defaultValues={BLANK}>
    <Fields />
  </RecordCreate>
);
export const TestimonialEdit = (): ReactElement => (
  <RecordEdit resource="testimonial" head={<NamedHead source="fullname" name={text.testimonials} />}>
    <Fields />
  </RecordEdit>
);
