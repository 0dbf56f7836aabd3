import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { changedFields } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useEffect, useState, type ReactElement } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMe } from '../app/MeContext.tsx';
import { dropDraft, keepDraft, offerOf, readDraft, withoutSecrets, type Draft } from '../data/draft.ts';
import { MergeQuestions } from './MergeQuestions.tsx';
import type { Taken } from './WhoseQuestions.tsx';

const text = staffAppText.form;
const QUIET_MS = 300;

/** What of a record its fields of these names say. */
const only = (record: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/**
 * Keeps on this machine what is typed and not saved, and offers it when its form is opened again: after a closed tab, or
 * a session that ended. Where somebody else saved the same field meanwhile, it asks whose value stays.
 */
export function DraftNotice(): ReactElement | null {
  const { userId } = useMe();
  const resource = useResourceContext()!;
  const record = useRecordContext();
  const id = String(record?.id ?? 'new');
  const { subscribe, setValue } = useFormContext();
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(userId, resource, id));
  const [isAsking, setAsking] = useState(false);
  const [taken, setTaken] = useState<Taken>({});

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let hasKept = false; // only what was typed here goes by being taken back; what was left before waits for an answer
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const changed = withoutSecrets(changedFields(record ?? {}, values));
          const names = Object.keys(changed);
          if (names.length > 0) keepDraft(userId, resource, id, { values: changed, opened: only(record ?? {}, names) });
          else if (hasKept) dropDraft(userId, resource, id);
          hasKept = names.length > 0;
        }, QUIET_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, record, userId, resource, id]);

  const { changed, both } = offered ? offerOf(offered, record ?? {}) : { changed: {}, both: [] };
  if (!offered || Object.keys(changed).length === 0) return null;
  const take = (taken: Taken) => {
    for (const [name, value] of Object.entries(changed))
      if (taken[name] !== 'theirs') setValue(name, value, { shouldDirty: true, shouldTouch: true });
    setOffered(null);
  };
  const drop = () => {
    dropDraft(userId, resource, id);
    setOffered(null);
  };
  return (
    <>
      <Alert
        severity="info"
        sx={{ width: '100%', mb: 2 }}
        action={
          <>
            <Button color="inherit" onClick={() => (both.length > 0 ? setAsking(true) : take({}))}>
              {text.draftUse}
            </Button>
            <Button color="inherit" onClick={drop}>
              {text.draftDrop}
            </Button>
          </>
        }
      >
        {text.draft(dateTime(offered.at))}
      </Alert>
      {isAsking && (
        <Dialog open onClose={() => setAsking(false)} aria-labelledby="draft-title" fullWidth maxWidth="sm">
          <DialogTitle id="draft-title">{text.draftUse}</DialogTitle>
          <DialogContent>
            <MergeQuestions
              names={both}
              opened={offered.opened ?? record ?? {}}
              mine={changed}
              current={record ?? {}}
              taken={taken}
              onTake={setTaken}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setAsking(false)}>{text.cancel}</Button>
            <Button onClick={() => take(taken)} variant="contained">
              {staffAppText.conflict.merge}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
