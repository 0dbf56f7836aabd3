import { Alert, Button } from '@mui/material';
import { changedFields } from '@suluh/domain/staff';
import { dateTime } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useEffect, useState, type ReactElement } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useMe } from '../app/MeContext.tsx';
import { dropDraft, keepDraft, readDraft, type Draft } from '../data/draft.ts';

const text = staffAppText.form;
const QUIET_MS = 300;

/**
 * Keeps on this machine what is typed and not saved, and offers it when its form is opened again: after a closed tab, or
 * a session that ended.
 */
export function DraftNotice(): ReactElement | null {
  const { userId } = useMe();
  const resource = useResourceContext()!;
  const record = useRecordContext();
  const id = String(record?.id ?? 'new');
  const { subscribe, setValue } = useFormContext();
  const [offered, setOffered] = useState<Draft | null>(() => readDraft(userId, resource, id));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer);
        timer = setTimeout(() => {
          const changed = changedFields(record ?? {}, values);
          if (Object.keys(changed).length > 0) keepDraft(userId, resource, id, changed);
          else dropDraft(userId, resource, id);
        }, QUIET_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, record, userId, resource, id]);

  const changed = offered ? changedFields(record ?? {}, offered.values) : {};
  if (!offered || Object.keys(changed).length === 0) return null;
  const take = () => {
    for (const [name, value] of Object.entries(changed))
      setValue(name, value, { shouldDirty: true, shouldTouch: true });
    setOffered(null);
  };
  const drop = () => {
    dropDraft(userId, resource, id);
    setOffered(null);
  };
  return (
    <Alert
      severity="info"
      sx={{ width: '100%', mb: 2 }}
      action={
        <>
          <Button color="inherit" onClick={take}>
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
  );
}
