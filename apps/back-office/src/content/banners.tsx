import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, required } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { ProgramInput } from '../fields/ProgramInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { ContentHead } from './ContentHead.tsx';
import { ContentList } from './ContentList.tsx';

const text = staffAppText.content;
const BLANK = {
  placement: 'home',
  url: null,
  body: '',
  action: null,
  tone: 'nila',
  foto: null,
  startAt: null,
  endAt: null,
  isPublished: false,
  position: 0,
  programId: null,
};

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <TextInput source="body" />
    <TextInput source="action" />
    <SelectInput source="tone" choices={choicesOf(text.tones)} validate={required()} />
    <ProgramInput />
    <SelectInput source="placement" choices={choicesOf(text.placements)} validate={required()} />
    <TextInput source="url" />
    <PictureInput source="foto" of="banner" />
    <MomentInput source="startAt" />
    <MomentInput source="endAt" />
    <WholeNumberInput source="position" min={0} isRequired />
    <BooleanInput source="isPublished" />
  </>
);

/** Banners in their order. */
export const BannerList = (): ReactElement => (
  <ContentList
    title={text.banners}
    resource="banner"
    create={text.createBanner}
    sort={{ field: 'position', order: 'ASC' }}
  >
    <DataTable.Col source="placement" disableSort>
      <ChosenField source="placement" names={text.placements} />
    </DataTable.Col>
    <DataTable.Col source="position" align="right" />
  </ContentList>
);
export const BannerCreate = (): ReactElement => (
  <RecordCreate resource="banner" permission="content.edit" title={text.createBanner} defaultValues={BLANK}>
    <Fields />
  </RecordCreate>
);
export const BannerEdit = (): ReactElement => (
  <RecordEdit resource="banner" head={<ContentHead name={text.banners} />}>
    <Fields />
  </RecordEdit>
);
