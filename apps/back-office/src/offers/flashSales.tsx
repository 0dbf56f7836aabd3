import { Button } from '@mui/material';
import type { StaffFlashSale } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffOfferResources, staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import { DataTable, SelectInput, TextInput, required } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { useMay } from '../app/MeContext.tsx';
import { ContentHead } from '../content/ContentHead.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { Courses } from './Courses.tsx';
import { EndFlashSale } from './EndFlashSale.tsx';

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="when" source="when" choices={choicesOf(staffAppText.sales.promo.times)} alwaysOn />,
];

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <MomentInput source="startAt" isRequired />
    <MomentInput source="endAt" isRequired />
    <Courses>
      <WholeNumberInput source="price" label={staffOfferResources['flash-sale'].fields.price} min={0} isRequired />
    </Courses>
  </>
);

/** Flash sales, those that end last first. */
export function FlashSaleList(): ReactElement {
  const mayEdit = useMay('promo.edit');
  return (
    <StaffList<StaffFlashSale>
      title={text.flashSales}
      filters={filters}
      sort={{ field: 'endAt', order: 'DESC' }}
      actions={
        mayEdit && (
          <Button component={Link} to={officePath('flash-sale', 'create')} variant="contained">
            {text.createFlashSale}
          </Button>
        )
      }
      card={{
        primary: ({ title }) => title,
        secondary: ({ endAt }) => dateTime(endAt),
        tertiary: ({ courses }) => text.courseCount(courses.length),
      }}
    >
      <DataTable.Col source="title" disableSort sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col<StaffFlashSale>
        source="courses"
        disableSort
        render={({ courses }) => text.courseCount(courses.length)}
      />
      <DataTable.Col source="startAt">
        <MomentField source="startAt" />
      </DataTable.Col>
      <DataTable.Col source="endAt">
        <MomentField source="endAt" />
      </DataTable.Col>
    </StaffList>
  );
}
export const FlashSaleCreate = (): ReactElement => (
  <RecordCreate
    resource="flash-sale"
    permission="promo.edit"
    title={text.createFlashSale}
    defaultValues={{ title: '', courses: [] }}
  >
    <Fields />
  </RecordCreate>
);
export function FlashSaleEdit(): ReactElement {
  const mayEdit = useMay('promo.edit');
  return (
    <RecordEdit
      resource="flash-sale"
      head={
        <ContentHead name={text.flashSales}>
          <EndFlashSale />
        </ContentHead>
      }
      canSave={mayEdit}
    >
      <Fields />
    </RecordEdit>
  );
}
