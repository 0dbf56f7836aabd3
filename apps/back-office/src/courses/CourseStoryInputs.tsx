import type { StaffCourse } from '@suluh/api/types';
import { COURSE_LETTERS as LETTERS } from '@suluh/domain/staff';
import { EDUCATION_LEVELS } from '@suluh/i18n-id/account';
import { COURSE_LEVELS, LANGUAGES } from '@suluh/i18n-id/courseIncluded';
import { staffResourceText } from '@suluh/i18n-id/staffResources';
import type { ReactElement } from 'react';
import { SelectInput, SimpleFormIterator, TextInput, maxLength, required, useRecordContext } from 'react-admin';
import { RowsInput } from '../fields/RowsInput.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';

const labels = staffResourceText.resources.course.fields;

/** What people ask before they buy, with its answers; added, taken away and put in order by buttons. */
export const FaqInput = (): ReactElement => (
  <RowsInput source="faq">
    <SimpleFormIterator fullWidth>
      <TextInput source="question" label={labels.question} validate={[required(), maxLength(LETTERS.question)]} />
      <TextInput
        source="answer"
        label={labels.answer}
        multiline
        minRows={2}
        validate={[required(), maxLength(LETTERS.answer)]}
      />
    </SimpleFormIterator>
  </RowsInput>
);

interface WrittenChoiceProps {
  source: 'language' | 'level' | 'education';
  /** What each value is called. */
  names: Readonly<Record<string, string>>;
  isRequired?: boolean;
}

/** One of the usual words, so that a listing's filters agree; another that an import wrote out can be kept. */
function WrittenChoice({ source, names, isRequired = false }: WrittenChoiceProps): ReactElement {
  const value = useRecordContext<Pick<StaffCourse, 'language' | 'level' | 'education'>>()?.[source] ?? null;
  const written = value !== null && !(value in names) ? { [value]: value } : {};
  const choices = choicesOf({ ...names, ...written });
  return isRequired ? (
    <SelectInput source={source} choices={choices} validate={required()} />
  ) : (
    <SelectInput source={source} choices={choices} resettable />
  );
}

const named = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]));

/** Level, language and education of who a course is for. */
export const LearnerInputs = (): ReactElement => (
  <>
    <WrittenChoice source="level" names={named(COURSE_LEVELS)} />
    <WrittenChoice source="language" names={LANGUAGES} isRequired />
    <WrittenChoice source="education" names={named(EDUCATION_LEVELS)} />
  </>
);
