import { Card } from '@mui/material';
import { COURSE_LETTERS, LEAST_COURSE_NAME, MOST_COURSE_RUPIAH } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import {
  AutocompleteInput,
  CreateBase,
  ReferenceInput,
  SelectInput,
  SimpleForm,
  TextInput,
  maxLength,
  minLength,
  required,
} from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Permitted } from '../parts/Permitted.tsx';

const text = staffAppText.course;

/** A course to begin with: everything else is filled in on its own page. */
export const CourseCreate = (): ReactElement => (
  <Permitted permission="course.edit" title={text.create}>
    <CreateBase resource="course" redirect="edit">
      <PageHead title={text.create} />
      <Card variant="outlined">
        <SimpleForm
          noValidate
          warnWhenUnsavedChanges
          sx={{ maxWidth: 760 }}
          defaultValues={{ typeCode: 'a', price: 0 }}
        >
          <TextInput
            source="fullname"
            validate={[required(), minLength(LEAST_COURSE_NAME), maxLength(COURSE_LETTERS.fullname)]}
          />
          <SelectInput source="typeCode" choices={choicesOf(text.kinds)} validate={required()} />
          <ReferenceInput source="partnerId" reference="partner" sort={{ field: 'name', order: 'ASC' }}>
            <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
          </ReferenceInput>
          <TextInput source="summary" multiline minRows={2} validate={maxLength(COURSE_LETTERS.summary)} />
          <WholeNumberInput source="price" min={0} max={MOST_COURSE_RUPIAH} isRequired />
        </SimpleForm>
      </Card>
    </CreateBase>
  </Permitted>
);
