import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';

const text = staffAppText.conflict;

/** What a refused save brought: the record as it is now, who saved it and when. */
export interface ConflictFacts<Current = Record<string, unknown>> {
  current: Current;
  changedBy: string | null;
  changedAt: string | null;
}

interface ConflictFrameProps {
  facts: Omit<ConflictFacts, 'current'>;
  /** What they changed, line by line. */
  theirs: readonly ReactNode[];
  /** What is asked where both changed the same. */
  children: ReactNode;
  onCancel: () => void;
  onMerge: () => void;
}

/** Over a form: somebody saved first. Says who, when and what (docs/product/staff.md#two-people-one-record). */
export const ConflictFrame = ({
  facts: { changedBy, changedAt },
  theirs,
  children,
  onCancel,
  onMerge,
}: ConflictFrameProps): ReactElement => (
  <Dialog open onClose={onCancel} aria-labelledby="conflict-title" fullWidth maxWidth="sm">
    <DialogTitle id="conflict-title">{text.title}</DialogTitle>
    <DialogContent>
      <Typography gutterBottom>{text.lead(changedBy ?? text.someone, changedAt ? dateTime(changedAt) : '')}</Typography>
      {theirs.length > 0 && <Typography sx={{ mt: 2, fontWeight: 700 }}>{text.theirs}</Typography>}
      {theirs}
      {children}
    </DialogContent>
    <DialogActions>
      <Button onClick={onCancel}>{staffAppText.form.cancel}</Button>
      <Button onClick={onMerge} variant="contained">
        {text.merge}
      </Button>
    </DialogActions>
  </Dialog>
);
