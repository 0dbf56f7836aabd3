import { Typography } from '@mui/material';
import { mergeThree } from '@suluh/domain/staff';
import { useState, type ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { ConflictFrame, type ConflictFacts } from './ConflictFrame.tsx';
import { FieldValue } from './FieldValue.tsx';
import { MergeQuestions } from './MergeQuestions.tsx';
import type { Taken } from './WhoseQuestions.tsx';

/** What changes by itself with every change, and says nothing. */
const SILENT = ['version', 'updatedAt', 'missing'];

interface ConflictViewProps {
  facts: ConflictFacts;
  /** The record as I opened it. */
  opened: Readonly<Record<string, unknown>>;
  /** What my form says. */
  mine: Readonly<Record<string, unknown>>;
  onCancel: () => void;
  onMerge: (taken: Taken) => void;
}

/**
 * Somebody saved first: shows what they changed, and asks where both changed the same
 * (docs/product/staff.md#two-people-one-record).
 */
export function ConflictView({ facts, opened, mine, onCancel, onMerge }: ConflictViewProps): ReactElement {
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const [taken, setTaken] = useState<Taken>({});
  const { theirs, both } = mergeThree(opened, mine, facts.current);
  const told = theirs.filter((name) => !SILENT.includes(name));
  return (
    <ConflictFrame
      facts={facts}
      theirs={told.map((name) => (
        <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {translate(`resources.${resource}.fields.${name}`, { _: name })}:{' '}
          <FieldValue name={name} opened={opened[name]} value={facts.current[name]} />
        </Typography>
      ))}
      onCancel={onCancel}
      onMerge={() => onMerge(taken)}
    >
      <MergeQuestions
        names={both}
        opened={opened}
        mine={mine}
        current={facts.current}
        taken={taken}
        onTake={setTaken}
      />
    </ConflictFrame>
  );
}
