import { staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, required } from 'react-admin';
import { ContentHead } from '../content/ContentHead.tsx';
import { ContentList } from '../content/ContentList.tsx';
import { asText } from '../fields/asText.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { ProgramInput } from '../fields/ProgramInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { Courses } from './Courses.tsx';

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="description" parse={asText} multiline minRows={2} />
    <PictureInput source="image" of="collection" />
    <SelectInput source="kind" choices={choicesOf(text.kinds)} validate={required()} />
    <ProgramInput />
    <WholeNumberInput source="position" min={0} isRequired />
    <BooleanInput source="isPublished" />
    <Courses />
  </>
);

/** Collections in their order. */
export const CollectionList = (): ReactElement => (
  <ContentList
    title={text.collections}
    resource="collection"
    create={text.createCollection}
    sort={{ field: 'position', order: 'ASC' }}
  >
    <DataTable.Col source="kind" disableSort>
      <ChosenField source="kind" names={text.kinds} />
    </DataTable.Col>
    <DataTable.Col source="position" align="right" />
  </ContentList>
);
export const CollectionCreate = (): ReactElement => (
  <RecordCreate
    resource="collection"
    permission="content.edit"
    title={text.createCollection}
    defaultValues={{
      title: '',
      description: '',
      image: null,
      kind: 'regular',
      programId: null,
      position: 0,
      isPublished: false,
      courses: [],
    }}
  >
    <TextInput source="slug" parse={(value: string) => value || undefined} />
    <Fields />
  </RecordCreate>
);
export const CollectionEdit = (): ReactElement => (
  <RecordEdit resource="collection" head={<ContentHead name={text.collections} />}>
    <Fields />
  </RecordEdit>
);
