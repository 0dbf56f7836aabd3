import { Button, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import type { SiteSettings } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffSiteText as text } from '@suluh/i18n-id/staffSite';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactElement } from 'react';
import { AskDialog } from '../parts/AskDialog.tsx';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { SavedMeanwhile, theirsText } from '../parts/SavedMeanwhile.tsx';
import { useTyped } from '../parts/useTyped.ts';
import { useRefused } from '../parts/useRefused.ts';

export const SETTINGS_ADDRESS = '/api/admin/site-settings';
export const SETTINGS_HISTORY = `${SETTINGS_ADDRESS}/history`;
export const SETTINGS_QUERY = ['site-settings'];

type Switched = 'closureEnabled' | 'salesClosed' | 'downtime';
type Address = 'campUrl' | 'prakerjaDashboardUrl' | 'appDeepLink';
const ADDRESSES: readonly Address[] = ['campUrl', 'prakerjaDashboardUrl', 'appDeepLink'];
const HELP: Partial<Record<Switched, string>> = { salesClosed: text.salesClosedHelp, downtime: text.downtimeHelp };

/** What a person is asked once more about before it is saved. */
const strongDeeds = (before: SiteSettings, after: SiteSettings): string[] => [
  ...(after.downtime && !before.downtime ? [text.askDowntime] : []),
  ...(after.salesClosed && after.closureEnabled && !(before.salesClosed && before.closureEnabled)
    ? [text.askSales]
    : []),
];

/** What is set for the whole site, to change; ending sales and taking the site down are asked about once more. */
export function SiteSettingsForm({
  settings,
  onSaved,
}: {
  settings: SiteSettings & { updatedAt: string | null };
  onSaved: (saved: SiteSettings) => void;
}): ReactElement {
  const { updatedAt, ...stored } = settings;
  const { values, setValues, version, theirs } = useTyped<SiteSettings>(stored, updatedAt);
  const [isAsking, setAsking] = useState(false);
  const [isWorking, setWorking] = useState(false);
  const [conflict, setConflict] = useState<ConflictFacts | null>(null);
  const queryClient = useQueryClient();
  const { errors, send } = useRefused(SETTINGS_QUERY);
  const asked = strongDeeds(settings, values);
  const load = async () => {
    await queryClient.invalidateQueries({ queryKey: SETTINGS_QUERY });
    setConflict(null);
  };
  const save = async () => {
    setWorking(true);
    const body = { ...values, updatedAt: version };
    if (await send(SETTINGS_ADDRESS, { method: 'PUT', body }, staffAppText.form.saved, setConflict)) onSaved(values);
    setWorking(false);
    setAsking(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asked.length > 0) setAsking(true);
    else void save();
  };
  const Part = (title: string) => (
    <Typography variant="h2" component="h2" sx={{ mt: 3, mb: 1 }}>
      {title}
    </Typography>
  );
  const toggle = (field: Switched) => (
    <>
      <FormControlLabel
        label={text[field]}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            checked={values[field]}
            onChange={({ target }) => setValues({ ...values, [field]: target.checked })}
            slotProps={{ input: HELP[field] ? { 'aria-describedby': `${field}-help` } : {} }}
          />
        }
      />
      {HELP[field] && (
        <FormHelperText id={`${field}-help`} sx={{ mt: 0 }}>
          {HELP[field]}
        </FormHelperText>
      )}
    </>
  );
  return (
    <form onSubmit={submit} noValidate>
      {conflict && <SavedMeanwhile facts={conflict} onLoad={() => void load()} />}
      {Part(text.closure)}
      {toggle('closureEnabled')}
      <TextField
        label={text.closureDate}
        type="date"
        value={values.closureDate}
        onChange={({ target }) => setValues({ ...values, closureDate: target.value })}
        error={errors['closureDate'] !== undefined}
        helperText={errors['closureDate'] ?? theirsText(theirs.closureDate)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {toggle('salesClosed')}
      {Part(text.downtimePart)}
      {toggle('downtime')}
      {Part(text.outside)}
      {ADDRESSES.map((field) => (
        <TextField
          key={field}
          label={text[field]}
          value={values[field] ?? ''}
          onChange={({ target }) => setValues({ ...values, [field]: target.value === '' ? null : target.value })}
          error={errors[field] !== undefined}
          helperText={errors[field] ?? theirsText(theirs[field])}
          slotProps={{ htmlInput: { inputMode: 'url' } }}
        />
      ))}
      <Button type="submit" variant="contained" disabled={isWorking} sx={{ mt: 2 }}>
        {text.save}
      </Button>
      <AskDialog
        title={text.askTitle}
        isOpen={isAsking}
        isWorking={isWorking}
        onClose={() => setAsking(false)}
        onAnswer={() => void save()}
        deed={text.deed}
      >
        {asked.map((line) => (
          <Typography key={line}>{line}</Typography>
        ))}
      </AskDialog>
    </form>
  );
}
