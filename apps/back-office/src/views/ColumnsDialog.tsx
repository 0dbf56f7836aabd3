import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffViewText as text } from '@suluh/i18n-id/staffView';
import { useId, type ReactElement } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { Column } from './columns.ts';
import type { useViews } from './useViews.ts';

interface ColumnsDialogProps {
  kept: Pick<ReturnType<typeof useViews>, 'hiddenColumns' | 'setHiddenColumns'>;
  columns: readonly Column[];
  onClose: () => void;
}

/** Which columns of a table are shown; one stays. */
export function ColumnsDialog({ kept, columns, onClose }: ColumnsDialogProps): ReactElement {
  const id = useId();
  const resource = useResourceContext();
  const translate = useTranslate();
  const { hiddenColumns, setHiddenColumns } = kept;
  const left = columns.filter(({ name }) => !hiddenColumns.includes(name));
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{text.columns}</DialogTitle>
      <DialogContent>
        {columns.map(({ name, label }) => {
          const isShown = !hiddenColumns.includes(name);
          return (
            <FormControlLabel
              key={name}
              label={label ?? translate(`resources.${resource}.fields.${name}`, { _: name })}
              sx={{ display: 'flex', minHeight: 44 }}
              control={
                <Checkbox
                  checked={isShown}
                  disabled={isShown && left.length === 1}
                  onChange={({ target }) =>
                    setHiddenColumns(
                      target.checked ? hiddenColumns.filter((each) => each !== name) : [...hiddenColumns, name],
                    )
                  }
                />
              }
            />
          );
        })}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffAppText.form.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
