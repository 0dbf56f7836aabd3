import type { ReactElement } from 'react';
import { useRecordContext, useRedirect, useResourceContext } from 'react-admin';
import { AskedButton } from './AskedButton.tsx';
import { useDeed } from './useDeed.ts';

interface RemoveButtonProps {
  /** What the button says, what is asked before, and what is told afterwards. */
  words: { deed: string; title: string; body: string; done: string };
}

/** Takes the record away, by the version that is shown, after it was asked about; its list follows. */
export function RemoveButton({ words }: RemoveButtonProps): ReactElement | null {
  const record = useRecordContext<{ id: number; version: number }>();
  const resource = useResourceContext()!;
  const redirect = useRedirect();
  const { isWorking, run } = useDeed();
  if (!record) return null;
  const remove = async () => {
    const sent = { method: 'DELETE', version: record.version } as const;
    if (await run(`/api/admin/${resource}/${record.id}`, sent, words.done)) redirect('list', resource);
  };
  return <AskedButton words={words} isWorking={isWorking} onAnswer={remove} />;
}
