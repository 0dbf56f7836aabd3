import { staffAppText } from '@suluh/i18n-id/staffApp';
import { Suspense, lazy, type ReactElement } from 'react';
import { BooleanInput, DataTable, SelectInput, TextInput, required } from 'react-admin';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { MomentField } from '../fields/MomentField.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { PictureInput } from '../fields/PictureInput.tsx';
import { ListTools } from '../parts/ListTools.tsx';
import { plainBulk, publishingAt } from '../parts/plainBulk.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { ContentHead } from './ContentHead.tsx';
import { ContentList } from './ContentList.tsx';

const RichTextInput = lazy(() => import('../fields/RichTextInput.tsx'));
const text = staffAppText.content;
const BLANK = {
  kind: 'news',
  summary: '',
  body: '',
  image: null,
  contributor: '',
  author: '',
  tags: [],
  startAt: null,
  endAt: null,
  place: '',
  isPublished: false,
};

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <SelectInput source="kind" choices={choicesOf(text.newsKinds)} validate={required()} />
    <TextInput source="summary" multiline minRows={2} />
    <Suspense fallback={null}>
      <RichTextInput source="body" />
    </Suspense>
    <PictureInput source="image" of="news" />
    <TextInput source="author" />
    <TextInput source="contributor" />
    <LinesInput source="tags" />
    <MomentInput source="publishedAt" isRequired />
    <MomentInput source="startAt" />
    <MomentInput source="endAt" />
    <TextInput source="place" />
    <BooleanInput source="isPublished" />
  </>
);

const NewsBulk = plainBulk(publishingAt('/api/admin/news/bulk/published'));

/** News, the latest first. */
export const NewsList = (): ReactElement => (
  <ContentList
    title={text.news}
    resource="news"
    create={text.createNews}
    sort={{ field: 'publishedAt', order: 'DESC' }}
    tools={<ListTools exports={[]} Bulk={NewsBulk} />}
  >
    <DataTable.Col source="kind" disableSort>
      <ChosenField source="kind" names={text.newsKinds} />
    </DataTable.Col>
    <DataTable.Col source="publishedAt">
      <MomentField source="publishedAt" />
    </DataTable.Col>
  </ContentList>
);
export const NewsCreate = (): ReactElement => (
  <RecordCreate resource="news" permission="content.edit" title={text.createNews} defaultValues={BLANK}>
    <Fields />
  </RecordCreate>
);
export const NewsEdit = (): ReactElement => (
  <RecordEdit resource="news" head={<ContentHead name={text.news} />}>
    <Fields />
  </RecordEdit>
);
