import { Box, Button, Divider, Menu, MenuItem } from '@mui/material';
import { staffViewText as text } from '@suluh/i18n-id/staffView';
import { useId, useState, type ReactElement } from 'react';
import type { Column } from './columns.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { useViews } from './useViews.ts';
import { ViewsDialog } from './ViewsDialog.tsx';

/**
 * The views of a list: one's own and those others share are chosen from a menu, and what is shown now is kept under a name
 * (docs/product/staff.md#views). @param columns those that may be left out; none where rows are no table
 */
export function ListViews({ columns }: { columns: readonly Column[] }): ReactElement {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [open, setOpen] = useState<'views' | 'columns' | null>(null);
  const kept = useViews();
  const close = () => setAnchor(null);
  const show = (which: 'views' | 'columns') => {
    close();
    setOpen(which);
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', px: 1, pt: 1 }}>
      <Button
        id={id}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        {text.open}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {kept.views.map((view) => (
          <MenuItem
            key={view.id}
            onClick={() => {
              close();
              kept.choose(view);
            }}
          >
            {view.isOwn ? view.name : text.of(view.name, view.by)}
          </MenuItem>
        ))}
        {kept.views.length > 0 && <Divider />}
        <MenuItem onClick={() => show('views')}>{text.manage}</MenuItem>
        {columns.length > 0 && <MenuItem onClick={() => show('columns')}>{text.columns}</MenuItem>}
      </Menu>
      {open === 'views' && <ViewsDialog kept={kept} onClose={() => setOpen(null)} />}
      {open === 'columns' && <ColumnsDialog kept={kept} columns={columns} onClose={() => setOpen(null)} />}
    </Box>
  );
}
