import { Alert, Button } from '@mui/material';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffSiteText } from '@suluh/i18n-id/staffSite';
import type { ReactElement } from 'react';
import type { ConflictFacts } from './ConflictFrame.tsx';

interface SavedMeanwhileProps {
  /** Who saved, and when. */
  facts: ConflictFacts;
  /** Reads what they saved; what was typed stays above it. */
  onLoad: () => void;
}

/** Over a form that is no record's: somebody saved since it was read. What was typed stays. */
export const SavedMeanwhile = ({ facts: { changedBy, changedAt }, onLoad }: SavedMeanwhileProps): ReactElement => (
  <Alert severity="warning" sx={{ mb: 2 }} action={<Button onClick={onLoad}>{staffSiteText.loadTheirs}</Button>}>
    {staffAppText.conflict.lead(changedBy ?? staffAppText.conflict.someone, changedAt ? dateTime(changedAt) : '')}
  </Alert>
);

/** What they wrote in a field where something was typed here, too; nothing where nobody did. */
export const theirsText = (theirs: string | null | undefined): string | undefined =>
  theirs === undefined ? undefined : `${staffAppText.conflict.other}: ${theirs || staffAppText.form.nothing}`;
