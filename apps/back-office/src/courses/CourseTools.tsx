import { Box, Button, Typography } from '@mui/material';
import { COUNTED_ROWS } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { BulkDialog } from './BulkDialog.tsx';
import type { Chosen } from './chosen.ts';
import { ExportDialog } from './ExportDialog.tsx';

const text = staffAppText.work;

/** What can be done with the courses a list shows, or with those that are chosen in it. */
export function CourseTools(): ReactElement {
  const { data = [], total, filterValues, selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const mayEdit = useMay('course.edit');
  const mayPublish = useMay('course.publish');
  const [open, setOpen] = useState<'bulk' | 'export' | null>(null);
  // Beyond what is counted a list has rows and no total.
  const count = total ?? (data.length > 0 ? COUNTED_ROWS : 0);
  const chosen: Chosen =
    selectedIds.length > 0
      ? { count: selectedIds.length, sent: { ids: selectedIds.map(Number) } }
      : { count, sent: { filter: filterValues, expectedCount: count } };
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <Typography role="status" sx={{ px: 1 }}>
        {selectedIds.length > 0 && text.chosen(selectedIds.length)}
      </Typography>
      {selectedIds.length > 0 && <Button onClick={() => onUnselectItems()}>{text.choseNone}</Button>}
      <Box sx={{ flex: 1 }} />
      {(mayEdit || mayPublish) && (
        <Button onClick={() => setOpen('bulk')} disabled={chosen.count === 0}>
          {text.bulk.open}
        </Button>
      )}
      <Button onClick={() => setOpen('export')} disabled={chosen.count === 0}>
        {text.export.open}
      </Button>
      {open === 'bulk' && <BulkDialog chosen={chosen} onClose={close} />}
      {open === 'export' && <ExportDialog chosen={chosen} onClose={close} />}
    </Box>
  );
}
