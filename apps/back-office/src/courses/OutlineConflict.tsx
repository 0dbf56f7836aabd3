import { Typography } from '@mui/material';
import { questionOf } from '@suluh/domain/staff';
import { useState, type ReactElement } from 'react';
import { ConflictFrame, type ConflictFacts } from '../parts/ConflictFrame.tsx';
import { WhoseQuestions, type Taken } from '../parts/WhoseQuestions.tsx';
import { toEdited, type StoredOutline } from './outline.ts';
import { mergedWith, type OpenedOutline } from './openedOutline.ts';
import { answerWords, differenceLabel, namesIn, theirWords } from './outlineWords.ts';

interface OutlineConflictProps {
  facts: ConflictFacts<StoredOutline>;
  /** What I typed, and what it began from. */
  opened: OpenedOutline;
  onCancel: () => void;
  onMerge: (merged: OpenedOutline) => void;
}

/**
 * Somebody saved the parts and lessons first: shows what they changed, and asks where both changed the same
 * (docs/product/staff.md#two-people-one-record).
 */
export function OutlineConflict({ facts, opened, onCancel, onMerge }: OutlineConflictProps): ReactElement {
  const [taken, setTaken] = useState<Taken>({});
  const { merged, theirs, both } = mergedWith(opened, facts.current, taken);
  const names = namesIn(opened.sections, toEdited(facts.current), opened.begun ?? []);
  return (
    <ConflictFrame
      facts={facts}
      theirs={theirs.map((each) => (
        <Typography key={questionOf(each)} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {theirWords(names, each)}
        </Typography>
      ))}
      onCancel={onCancel}
      onMerge={() => onMerge(merged)}
    >
      <WhoseQuestions
        questions={both.map((each) => ({
          name: questionOf(each),
          label: differenceLabel(names, each),
          mine: answerWords(names, each, 'mine'),
          theirs: answerWords(names, each, 'theirs'),
        }))}
        taken={taken}
        onTake={setTaken}
      />
    </ConflictFrame>
  );
}
