import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { staffFactorText } from '@suluh/i18n-id/staffFactor';
import type { ReactElement } from 'react';

const text = staffFactorText.codes;

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryPart({ left, onMake }: { left: number; onMake: () => void }): ReactElement {
  return (
    <Stack component="section" spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h2">{text.title}</Typography>
      <Typography>{left > 0 ? text.left(left) : text.none}</Typography>
      <Button variant={left > 0 ? 'outlined' : 'contained'} onClick={onMake}>
        {text.make}
      </Button>
    </Stack>
  );
}

/** New recovery codes, shown this once: nothing closes them but the word that they are stored. */
export function RecoveryCodes({ codes, onStored }: { codes: readonly string[]; onStored: () => void }): ReactElement {
  return (
    <Dialog open aria-labelledby="codes-title" fullWidth maxWidth="xs">
      <DialogTitle id="codes-title">{text.title}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{text.once}</Typography>
        <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onStored}>
          {text.stored}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
