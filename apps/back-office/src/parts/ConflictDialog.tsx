import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { changedFields, mergeThree } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useNotify, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { valueText } from './History.tsx';
import { MergeQuestions, type Taken } from './MergeQuestions.tsx';

const text = staffAppText.conflict;

/** What a refused save brought: the record as it is now, who saved it and when. */
export interface ConflictFacts {
  current: Record<string, unknown>;
  changedBy: string | null;
  changedAt: string | null;
}

/**
 * Somebody saved first: shows what they changed, asks where both changed the same, and puts both into the form, to be
 * looked at and saved (docs/product/staff.md#two-people-one-record).
 */
export function ConflictDialog({ facts, onDone }: { facts: ConflictFacts; onDone: () => void }): ReactElement | null {
  const opened = useRecordContext();
  const resource = useResourceContext()!;
  const translate = useTranslate();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { getValues, setValue } = useFormContext();
  const [taken, setTaken] = useState<Taken>({});
  if (!opened) return null;
  const mine = getValues();
  const { theirs, both } = mergeThree(opened, mine, facts.current);
  const label = (name: string) => translate(`resources.${resource}.fields.${name}`, { _: name });

  const merge = () => {
    const kept = Object.entries(changedFields(opened, mine)).filter(([name]) => taken[name] !== 'theirs');
    queryClient.setQueriesData(
      {
        predicate: ({ queryKey: [name, kind, params] }) =>
          name === resource && kind === 'getOne' && (params as { id?: unknown } | undefined)?.id === String(opened.id),
      },
      facts.current,
    );
    // The form takes the record as it is now; then mine goes on top.
    setTimeout(() => {
      for (const [name, value] of kept) setValue(name, value, { shouldDirty: true, shouldTouch: true });
    }, 0);
    notify(text.merged, { type: 'info' });
    onDone();
  };

  return (
    <Dialog open onClose={onDone} aria-labelledby="conflict-title" fullWidth maxWidth="sm">
      <DialogTitle id="conflict-title">{text.title}</DialogTitle>
      <DialogContent>
        <Typography gutterBottom>
          {text.lead(facts.changedBy ?? text.someone, facts.changedAt ? dateTime(facts.changedAt) : '')}
        </Typography>
        {theirs.some((name) => name !== 'version' && name !== 'updatedAt') && (
          <>
            <Typography sx={{ mt: 2, fontWeight: 700 }}>{text.theirs}</Typography>
            {theirs
              .filter((name) => name !== 'version' && name !== 'updatedAt')
              .map((name) => (
                <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                  {label(name)}: {valueText(name, facts.current[name])}
                </Typography>
              ))}
          </>
        )}
        <MergeQuestions names={both} mine={mine} current={facts.current} taken={taken} onTake={setTaken} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone}>{staffAppText.form.cancel}</Button>
        <Button onClick={merge} variant="contained">
          {text.merge}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
