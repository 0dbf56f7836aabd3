import { Box, Button, Typography } from '@mui/material';
import { COUNTED_ROWS, workRule, type ExportKind } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useMe } from '../app/MeContext.tsx';
import type { Chosen } from './chosen.ts';
import { ExportDialog } from './ExportDialog.tsx';

const text = staffAppText.work;

interface ListToolsProps {
  /** Files that are made of the list, for who may make them. */
  exports: readonly ExportKind[];
  /** Asks what is done with many rows; nothing where nothing is. */
  Bulk?: ((props: { chosen: Chosen; onClose: () => void }) => ReactElement) | false;
}

/** What can be done with the rows a list shows, or with those that are chosen in it. */
export function ListTools({ exports, Bulk = false }: ListToolsProps): ReactElement | null {
  const { data = [], total, filterValues, selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const { permissions } = useMe();
  const [open, setOpen] = useState<'bulk' | ExportKind | null>(null);
  const mayFollow = permissions.includes('work.own');
  const kinds = exports.filter((kind) => mayFollow && permissions.includes(workRule(kind).permission));
  if (kinds.length === 0 && !Bulk) return null;
  // Beyond what is counted a list has rows and no total.
  const count = total ?? (data.length > 0 ? COUNTED_ROWS : 0);
  const chosen: Chosen =
    selectedIds.length > 0
      ? { count: selectedIds.length, sent: { ids: [...selectedIds] } }
      : { count, sent: { filter: filterValues, expectedCount: count } };
  const close = () => setOpen(null);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1 }}>
      <Typography role="status" sx={{ px: 1 }}>
        {selectedIds.length > 0 && text.chosen(selectedIds.length)}
      </Typography>
      {selectedIds.length > 0 && <Button onClick={() => onUnselectItems()}>{text.choseNone}</Button>}
      <Box sx={{ flex: 1 }} />
      {Bulk && (
        <Button onClick={() => setOpen('bulk')} disabled={chosen.count === 0}>
          {text.bulk.open}
        </Button>
      )}
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)} disabled={chosen.count === 0}>
          {kinds.length === 1 ? text.export.open : text.kinds[kind]}
        </Button>
      ))}
      {open === 'bulk' && Bulk && <Bulk chosen={chosen} onClose={close} />}
      {open !== null && open !== 'bulk' && <ExportDialog kind={open} chosen={chosen} onClose={close} />}
    </Box>
  );
}
