import { Button } from '@mui/material';
import type { StaffEvent } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { ExportDialog } from '../parts/ExportDialog.tsx';

/** Makes a file of who is on a schedule, for who follows the work they give. */
export function ExportParticipants({ event }: { event: StaffEvent }): ReactElement | null {
  const mayFollow = useMay('work.own');
  const [isOpen, setOpen] = useState(false);
  if (!mayFollow) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{staffAppText.work.kinds['participant.export']}</Button>
      {isOpen && (
        <ExportDialog
          kind="participant.export"
          chosen={{ count: 1, sent: { ids: [event.id] } }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
