import { Checkbox } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useListContext, useRecordContext, type RaRecord } from 'react-admin';

/** Chooses a row of a list; its name says which. */
export function SelectRow<Row extends RaRecord>({ nameOf }: { nameOf: (row: Row) => string }): ReactElement | null {
  const record = useRecordContext<Row>();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  return (
    <Checkbox
      checked={selectedIds.includes(record.id)}
      onClick={(event) => event.stopPropagation()}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': staffAppText.work.row(nameOf(record)) } }}
    />
  );
}
