import { Button } from '@mui/material';
import { rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { AutocompleteInput, DataTable, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { RupiahField } from '../fields/RupiahField.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { ImportLink } from '../work/ImportLink.tsx';
import type { Course } from './course.ts';
import { CourseTools } from './CourseTools.tsx';

const text = staffAppText.course;
const STATES = { true: text.published, false: text.unpublished };

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="isPublished" source="isPublished" choices={choicesOf(STATES)} alwaysOn />,
  <SelectInput key="typeCode" source="typeCode" choices={choicesOf(text.kinds)} alwaysOn />,
  <ReferenceInput
    key="partnerId"
    source="partnerId"
    reference="partner"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
  <ReferenceInput
    key="categoryId"
    source="categoryId"
    reference="category"
    sort={{ field: 'name', order: 'ASC' }}
    alwaysOn
  >
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} />
  </ReferenceInput>,
];

/** Courses somebody looks after. */
export function CourseList(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <StaffList<Course>
      title={text.list}
      filters={filters}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      actions={
        mayEdit && (
          <>
            <ImportLink resource="course" />
            <Button component={Link} to={officePath('course', 'create')} variant="contained">
              {text.create}
            </Button>
          </>
        )
      }
      tools={<CourseTools />}
      nameOf={({ fullname }) => fullname}
      card={{
        primary: ({ fullname }) => fullname,
        secondary: ({ partnerName, isPublished }) =>
          `${partnerName} · ${isPublished ? text.published : text.unpublished}`,
        tertiary: ({ priceAfter }) => rupiah(priceAfter),
      }}
    >
      <DataTable.Col source="fullname" sx={{ whiteSpace: 'normal', minWidth: 240 }} />
      <DataTable.Col source="partnerName" disableSort />
      <DataTable.Col source="typeCode" disableSort>
        <ChosenField source="typeCode" names={text.kinds} />
      </DataTable.Col>
      <DataTable.Col source="priceAfter" align="right">
        <RupiahField source="priceAfter" />
      </DataTable.Col>
      <DataTable.Col source="isPublished" disableSort>
        <ChosenField source="isPublished" names={STATES} strong={['true']} />
      </DataTable.Col>
      <DataTable.Col source="updatedAt">
        <MomentField source="updatedAt" />
      </DataTable.Col>
    </StaffList>
  );
}
