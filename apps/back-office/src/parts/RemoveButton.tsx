import { Button } from '@mui/material';
import { useState, type ReactElement } from 'react';
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { AskDialog } from './AskDialog.tsx';
import { useDeed } from './useDeed.ts';

interface RemoveButtonProps {
  /** What the button says, what is asked before, and what is told afterwards. */
  words: { deed: string; title: string; body: string; done: string };
}

/** Takes the record away, by the version that is shown, after it was asked about; its list follows. */
export function RemoveButton({ words }: RemoveButtonProps): ReactElement {
  const record = useRecordContext<{ id: number; version: number }>();
  const resource = useResourceContext()!;
  const redirect = useRedirect();
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  const remove = async () => {
    const sent = { method: 'DELETE', version: record!.version } as const;
    if (await run(`/api/admin/${resource}/${record!.id}`, sent, words.done)) redirect('list', resource);
    else setAsking(false);
  };
  return (
    <>
      <Button color="error" disabled={isWorking || !record} onClick={() => setAsking(true)}>
        {words.deed}
      </Button>
      <AskDialog
        title={words.title}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void remove()}
        deed={words.deed}
      >
        {words.body}
      </AskDialog>
    </>
  );
}
