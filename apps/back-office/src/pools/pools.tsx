import { Alert, Button } from '@mui/material';
import type { StaffQuestionPool } from '@suluh/api/types';
import { staffOfferResources, staffOfferText as text } from '@suluh/i18n-id/staffOffers';
import type { ReactElement } from 'react';
import {
  AutocompleteInput,
  BooleanInput,
  DataTable,
  FormDataConsumer,
  ReferenceInput,
  SelectInput,
  SimpleFormIterator,
  TextInput,
  required,
  useRecordContext,
} from 'react-admin';
import { Link, useSearchParams } from 'react-router';
import { asText } from '../fields/asText.ts';
import { RowsInput } from '../fields/RowsInput.tsx';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { NamedHead } from '../offers/NamedHead.tsx';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { RemoveButton } from '../parts/RemoveButton.tsx';
import { StaffList } from '../parts/StaffList.tsx';
import { QuizInput } from './QuizInput.tsx';

const labels = staffOfferResources['question-pool'].fields;
const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={choicesOf(text.testKinds)} alwaysOn />,
];

type Question = StaffQuestionPool['questions'][number];

/** The options of a question: which are right is asked where one chooses; in their order, or as words, all are. */
const Options = ({ kind }: Pick<Question, 'kind'>): ReactElement => (
  <RowsInput source="options" label={text.optionsOf[kind]}>
    <SimpleFormIterator inline>
      <TextInput source="text" label={labels.option} validate={required()} />
      {(kind === 'one' || kind === 'several') && (
        <BooleanInput source="isRight" label={labels.isRight} defaultValue={false} />
      )}
    </SimpleFormIterator>
  </RowsInput>
);

/** The questions with their options: added, taken away and put in order. */
const Questions = (): ReactElement => (
  <RowsInput source="questions">
    <SimpleFormIterator>
      <SelectInput
        source="kind"
        label={labels.kind}
        choices={choicesOf(text.questionKinds)}
        defaultValue="one"
        validate={required()}
      />
      <TextInput source="text" label={labels.text} multiline validate={required()} />
      <FormDataConsumer<StaffQuestionPool>>
        {({ scopedFormData }) => <Options kind={(scopedFormData as Question | undefined)?.kind ?? 'one'} />}
      </FormDataConsumer>
      <TextInput source="explanation" label={labels.explanation} parse={asText} defaultValue="" multiline />
    </SimpleFormIterator>
  </RowsInput>
);

const Fields = (): ReactElement => (
  <>
    <TextInput source="title" validate={required()} />
    <WholeNumberInput source="tries" min={1} />
    <WholeNumberInput source="seconds" min={30} />
    <WholeNumberInput source="passPercent" min={0} max={100} isRequired />
    <WholeNumberInput source="drawn" min={1} />
    <Questions />
  </>
);

/** Tests of the courses one looks after, by course. */
export function PoolList(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <StaffList<StaffQuestionPool>
      title={text.pools}
      filters={filters}
      sort={{ field: 'course', order: 'ASC' }}
      actions={
        mayEdit && (
          <Button component={Link} to={officePath('question-pool', 'create')} variant="contained">
            {text.createPool}
          </Button>
        )
      }
      card={{
        primary: ({ courseFullname }) => courseFullname,
        secondary: ({ kind, lessonTitle }) => [text.testKinds[kind], lessonTitle].filter(Boolean).join(', '),
        tertiary: ({ questions, drawn }) => text.questionCount(questions.length, drawn),
      }}
    >
      <DataTable.Col source="courseFullname" disableSort sx={{ whiteSpace: 'normal', minWidth: 220 }} />
      <DataTable.Col source="kind" disableSort>
        <ChosenField source="kind" names={text.testKinds} />
      </DataTable.Col>
      <DataTable.Col source="lessonTitle" disableSort sx={{ whiteSpace: 'normal' }} />
      <DataTable.Col source="title" disableSort />
      <DataTable.Col<StaffQuestionPool>
        source="questions"
        disableSort
        render={({ questions, drawn }) => text.questionCount(questions.length, drawn)}
      />
    </StaffList>
  );
}

/** A test, of the course and the quiz the address names where it names them. */
export function PoolCreate(): ReactElement {
  const [asked] = useSearchParams();
  const lessonId = Number(asked.get('lessonId')) || null;
  return (
    <RecordCreate
      resource="question-pool"
      permission="course.edit"
      title={text.createPool}
      defaultValues={{
        courseId: Number(asked.get('courseId')) || null,
        kind: lessonId === null ? 'post' : 'quiz',
        lessonId,
        title: '',
        tries: 3,
        seconds: null,
        passPercent: 70,
        drawn: null,
        questions: [],
      }}
    >
      <ReferenceInput source="courseId" reference="course" sort={{ field: 'fullname', order: 'ASC' }}>
        <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
      </ReferenceInput>
      <SelectInput source="kind" choices={choicesOf(text.testKinds)} validate={required()} />
      <QuizInput />
      <Fields />
    </RecordCreate>
  );
}

function Removal(): ReactElement | null {
  const test = useRecordContext<StaffQuestionPool>();
  return test ? <RemoveButton words={{ ...text.removePool, title: text.removePool.title(test.title) }} /> : null;
}

/** A test with its questions; who is in the middle of it goes on as it began. */
export function PoolEdit(): ReactElement {
  const mayEdit = useMay('course.edit');
  return (
    <RecordEdit
      resource="question-pool"
      head={
        <NamedHead source="courseFullname" name={text.pools}>
          {mayEdit && <Removal />}
        </NamedHead>
      }
      canSave={mayEdit}
    >
      <Alert severity="info">{text.poolNote}</Alert>
      <Fields />
    </RecordEdit>
  );
}
