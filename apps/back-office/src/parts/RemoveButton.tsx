import { TextField } from '@mui/material';
import { LOOK_REASON } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { AskedButton } from './AskedButton.tsx';
import { useDeed } from './useDeed.ts';

interface RemoveButtonProps {
  /** What the button says, what is asked before, and what is told afterwards. */
  words: { deed: string; title: string; body: string; done: string };
  /** Whether a reason is asked, which stands in the audit trail. */
  isReasoned?: boolean;
}

/** Takes the record away, by the version that is shown, after it was asked about; its list follows. */
export function RemoveButton({ words, isReasoned = false }: RemoveButtonProps): ReactElement | null {
  const record = useRecordContext<{ id: number; version: number }>();
  const resource = useResourceContext()!;
  const redirect = useRedirect();
  const { isWorking, run } = useDeed();
  if (!record) return null;
  const remove = async (fields: FormData) => {
    const body = isReasoned ? { body: { reason: String(fields.get('reason')) } } : {};
    const sent = { method: 'DELETE', version: record.version, ...body } as const;
    if (await run(`/api/admin/${resource}/${record.id}`, sent, words.done)) redirect('list', resource);
  };
  return (
    <AskedButton words={words} isWorking={isWorking} onAnswer={remove}>
      {isReasoned && (
        <TextField
          name="reason"
          label={staffAppText.form.reason}
          helperText={staffAppText.form.reasonHelp(LOOK_REASON.least, LOOK_REASON.most)}
          required
          fullWidth
          multiline
          minRows={2}
          sx={{ mt: 2 }}
          slotProps={{ htmlInput: { minLength: LOOK_REASON.least, maxLength: LOOK_REASON.most } }}
        />
      )}
    </AskedButton>
  );
}
