import type { ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { FieldValue } from './FieldValue.tsx';
import { WhoseQuestions, type Taken } from './WhoseQuestions.tsx';

interface MergeQuestionsProps {
  /** Fields that two people changed to different values. */
  names: readonly string[];
  /** The record as it was when mine was begun. */
  opened: Readonly<Record<string, unknown>>;
  mine: Readonly<Record<string, unknown>>;
  current: Readonly<Record<string, unknown>>;
  taken: Taken;
  onTake: (taken: Taken) => void;
}

/** Asks of a record, field by field, whose value stays (docs/product/staff.md#two-people-one-record). */
export function MergeQuestions({ names, opened, mine, current, taken, onTake }: MergeQuestionsProps): ReactElement {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const valueIn = (name: string, values: Readonly<Record<string, unknown>>) => (
    <FieldValue name={name} opened={opened[name]} value={values[name]} />
  );
  return (
    <WhoseQuestions
      questions={names.map((name) => ({
        name,
        label: translate(`resources.${resource}.fields.${name}`, { _: name }),
        mine: valueIn(name, mine),
        theirs: valueIn(name, current),
      }))}
      taken={taken}
      onTake={onTake}
    />
  );
}
