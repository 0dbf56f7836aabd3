import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { mergeThree } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { FieldValue } from './FieldValue.tsx';
import { MergeQuestions, type Taken } from './MergeQuestions.tsx';

const text = staffAppText.conflict;

/** What changes by itself with every change, and says nothing. */
const SILENT = ['version', 'updatedAt', 'missing'];

/** What a refused save brought: the record as it is now, who saved it and when. */
export interface ConflictFacts {
  current: Record<string, unknown>;
  changedBy: string | null;
  changedAt: string | null;
}

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
    <Dialog open onClose={onCancel} aria-labelledby="conflict-title" fullWidth maxWidth="sm">
      <DialogTitle id="conflict-title">{text.title}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {text.lead(facts.changedBy ?? text.someone, facts.changedAt ? dateTime(facts.changedAt) : '')}
        </Typography>
        {told.length > 0 && <Typography sx={{ mt: 2, fontWeight: 700 }}>{text.theirs}</Typography>}
        {told.map((name) => (
          <Typography key={name} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
            {translate(`resources.${resource}.fields.${name}`, { _: name })}:{' '}
            <FieldValue name={name} opened={opened[name]} value={facts.current[name]} />
          </Typography>
        ))}
        <MergeQuestions
          names={both}
          opened={opened}
          mine={mine}
          current={facts.current}
          taken={taken}
          onTake={setTaken}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{staffAppText.form.cancel}</Button>
        <Button onClick={() => onMerge(taken)} variant="contained">
          {text.merge}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
