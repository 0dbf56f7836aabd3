import { Button } from '@mui/material';
import type { StaffCategory } from '@suluh/api/types';
import { MOST_TOPIC_LETTERS, MOST_TOPICS } from '@suluh/domain/listing';
import { staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import { DataTable, TextInput, required, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { asText } from '../fields/asText.ts';
import { LinesInput } from '../fields/LinesInput.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { NamedHead } from './NamedHead.tsx';

const filters = [<TextInput key="q" source="q" alwaysOn />];
const Fields = (): ReactElement => (
  <>
    <TextInput source="name" validate={required()} />
    <TextInput source="description" parse={asText} multiline minRows={2} />
    <LinesInput source="topics" most={MOST_TOPICS} mostLetters={MOST_TOPIC_LETTERS} />
    <PictureInput source="image" of="category" />
    <WholeNumberInput source="position" min={0} isRequired />
  </>
);

/** Categories of the catalogue in their order. */
export const CategoryList = (): ReactElement => (
  <StaffList<StaffCategory>
    title={text.categories}
    filters={filters}
    sort={{ field: 'position', order: 'ASC' }}
    actions={
      <Button component={Link} to={officePath('catalogue-category', 'create')} variant="contained">
        {text.createCategory}
      </Button>
    }
    card={{ primary: ({ name }) => name, secondary: ({ description }) => description }}
  >
    <DataTable.Col source="name" />
    <DataTable.Col source="description" disableSort sx={{ whiteSpace: 'normal', minWidth: 240 }} />
    <DataTable.Col source="position" align="right" />
  </StaffList>
);
export const CategoryCreate = (): ReactElement => (
  <RecordCreate
    resource="catalogue-category"
    permission="content.edit"
    title={text.createCategory}
    defaultValues={{ name: '', description: '', topics: [], image: null, position: 0 }}
  >
    <TextInput source="slug" parse={(value: string) => value || undefined} />
    <Fields />
  </RecordCreate>
);
function Remove(): ReactElement | null {
  const category = useRecordContext<StaffCategory>();
  const words = text.removeCategory;
  return category ? <RemoveButton isReasoned words={{ ...words, title: words.title(category.name) }} /> : null;
}

export const CategoryEdit = (): ReactElement => (
  <RecordEdit
    resource="catalogue-category"
    head={
      <NamedHead source="name" name={text.categories}>
        <Remove />
      </NamedHead>
    }
  >
    <Fields />
  </RecordEdit>
);
