import { Button, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { carriesPeople, isExport, workRule } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { AskDialog } from '../parts/AskDialog.tsx';
import { DownloadButton } from '../parts/DownloadButton.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.work;

/** Starts, stops and undoes work, and fetches its files. */
export function WorkButtons({ work }: { work: StaffWork }): ReactElement {
  const mayDo = useMay(workRule(work.kind).permission);
  const { isWorking, run } = useDeed();
  const [isAsking, setAsking] = useState(false);
  const base = `/api/admin/work/${work.id}`;
  const undo = async () => {
    await run(`${base}/undo`, { method: 'POST' }, text.undoing);
    setAsking(false);
  };
  return (
    <>
      {work.fileUntil && carriesPeople(work.kind) && (
        <DownloadButton path={`${base}/people-file`}>{text.file}</DownloadButton>
      )}
      {work.fileUntil && !carriesPeople(work.kind) && (
        <Button href={`${base}/file`} download variant="contained">
          {text.file}
        </Button>
      )}
      {!isExport(work.kind) && (
        <Button href={`${base}/report.csv`} download>
          {text.report}
        </Button>
      )}
      {mayDo && work.refusedUntil && (
        <Button href={`${base}/refused.csv`} download>
          {text.refusedFile}
        </Button>
      )}
      {mayDo && work.canStop && (
        <Button disabled={isWorking} onClick={() => run(`${base}/stop`, { method: 'POST' }, text.stopped)}>
          {text.stop}
        </Button>
      )}
      {mayDo && work.canUndo && (
        <Button variant="outlined" disabled={isWorking} onClick={() => setAsking(true)}>
          {text.undo}
        </Button>
      )}
      {mayDo && work.state === 'checked' && (
        <Button
          variant="contained"
          disabled={isWorking || !work.canStart}
          onClick={() => run(`${base}/start`, { method: 'POST' }, text.started)}
        >
          {text.start}
        </Button>
      )}
      <AskDialog
        title={text.undoTitle}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={undo}
        deed={text.undo}
      >
        <Typography>{text.undoBody(work.counts.done)}</Typography>
      </AskDialog>
    </>
  );
}
