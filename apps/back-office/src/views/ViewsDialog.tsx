import {
  Box,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  TextField,
  Typography,
} from '@mui/material';
import type { StaffView } from '@suluh/api/types';
import { MOST_VIEW_LETTERS } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffViewText as text } from '@suluh/i18n-id/staffView';
import { useId, useState, type FormEvent, type ReactElement } from 'react';
import type { useViews } from './useViews.ts';

type Kept = ReturnType<typeof useViews>;

/** A view of one's own: renamed, shared or not, removed. */
function OwnView({ view, kept }: { view: StaffView; kept: Kept }): ReactElement {
  const [name, setName] = useState(view.name);
  const isNew = name.trim() !== '' && name.trim() !== view.name;
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
      <TextField
        label={text.name}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: MOST_VIEW_LETTERS } }}
        sx={{ flex: '1 1 200px' }}
      />
      <Button onClick={() => void kept.change(view, { name: name.trim() })} disabled={!isNew}>
        {text.rename}
      </Button>
      <Button onClick={() => void kept.change(view, { isShared: !view.isShared })} aria-pressed={view.isShared}>
        {view.isShared ? text.unshare : text.share}
      </Button>
      <Button onClick={() => void kept.remove(view)} color="error" aria-label={text.removeNamed(view.name)}>
        {text.remove}
      </Button>
    </Box>
  );
}

/** What the list shows now, to keep under a name; and the views of one's own. */
export function ViewsDialog({ kept, onClose }: { kept: Kept; onClose: () => void }): ReactElement {
  const id = useId();
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const own = kept.views.filter(({ isOwn }) => isOwn);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (await kept.save(name.trim(), isShared)) setName('');
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} fullWidth maxWidth="sm">
      <DialogTitle id={id}>{text.manage}</DialogTitle>
      <DialogContent>
        <form onSubmit={(event) => void save(event)}>
          <Typography sx={{ mb: 1 }}>{text.lead}</Typography>
          <TextField
            label={text.newName}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: MOST_VIEW_LETTERS } }}
            fullWidth
          />
          <FormControlLabel
            label={text.isShared}
            sx={{ display: 'flex', minHeight: 44 }}
            control={<Checkbox checked={isShared} onChange={({ target }) => setShared(target.checked)} />}
          />
          <Button type="submit" variant="contained" disabled={name.trim() === ''}>
            {text.save}
          </Button>
        </form>
        {own.length > 0 && (
          <>
            <Typography variant="h3" component="h3" sx={{ mt: 3, mb: 1 }}>
              {text.own}
            </Typography>
            <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {own.map((view) => (
                <OwnView key={`${view.id} ${view.name}`} view={view} kept={kept} />
              ))}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{staffAppText.form.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
