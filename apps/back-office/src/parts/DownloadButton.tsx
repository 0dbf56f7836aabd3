import { Button } from '@mui/material';
import { useState, type ReactElement, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { refusalOf } from '../data/call.ts';
import { download } from '../data/download.ts';

/** Takes a file with data of people out; a proof it wants is asked for over the page, and then it comes by itself. */
export function DownloadButton({ path, children }: { path: string; children: ReactNode }): ReactElement {
  const notify = useNotify();
  const [isWorking, setWorking] = useState(false);
  const take = async () => {
    setWorking(true);
    try {
      await download(path);
    } catch (error) {
      notify(refusalOf(error)?.message || (error as Error).message, { type: 'error' });
    } finally {
      setWorking(false);
    }
  };
  return (
    <Button onClick={() => void take()} disabled={isWorking}>
      {children}
    </Button>
  );
}
