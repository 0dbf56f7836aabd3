import { Button, Card, CardContent, MenuItem, Stack, TextField, Typography } from '@mui/material';
import type { StaffWork } from '@suluh/api/types';
import { isImport, resourceOf, workRule, type ImportKind } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { useDeed } from '../parts/useDeed.ts';

const text = staffAppText.work.mapping;

/** Stands for a column nothing is read from. */
const NONE = '';

function Columns({ work, kind }: { work: StaffWork; kind: ImportKind }): ReactElement {
  const translate = useTranslate();
  const mayDo = useMay(workRule(kind).permission);
  const { isWorking, run } = useDeed();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const resource = resourceOf(kind);
  const fieldOf = ({ column, field }: StaffWork['columns'][number]): string => chosen[column] ?? field ?? NONE;
  const isChanged = work.columns.some((each) => fieldOf(each) !== (each.field ?? NONE));
  const readAnew = () => {
    const columns = work.columns.map((each) => ({ column: each.column, field: fieldOf(each) || null }));
    return run(`/api/admin/work/${work.id}/columns`, { method: 'POST', body: { columns } }, text.sent);
  };
  return (
    <Card variant="outlined" sx={{ mb: 2 }}>
      <CardContent component="section" aria-label={text.title}>
        <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h2" component="h2">
            {text.title}
          </Typography>
          {work.canReadAnew && mayDo && <Typography>{text.lead}</Typography>}
          <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
            {work.columns.map((each) => (
              <TextField
                key={each.column}
                select
                label={each.column}
                value={fieldOf(each)}
                disabled={!work.canReadAnew || !mayDo || isWorking}
                sx={{ width: 240 }}
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
                onChange={({ target }) => setChosen((before) => ({ ...before, [each.column]: target.value }))}
              >
                <MenuItem value={NONE}>{text.none}</MenuItem>
                {work.fields.map((field) => (
                  <MenuItem key={field} value={field}>
                    {translate(`resources.${resource}.fields.${field}`, { _: field })}
                  </MenuItem>
                ))}
              </TextField>
            ))}
          </Stack>
          {work.canReadAnew && mayDo && (
            <Button variant="outlined" disabled={isWorking || !isChanged} onClick={readAnew}>
              {text.send}
            </Button>
          )}
        </Stack>
      </CardContent>
    </Card>
  );
}

/** What the columns of a file were read as, and a choice for each before anything is done. */
export const ReadColumns = ({ work }: { work: StaffWork }): ReactElement | null => {
  const { kind } = work;
  // What was chosen belongs to one reading of the file.
  const reading = JSON.stringify(work.columns);
  return isImport(kind) && work.columns.length > 0 ? <Columns key={reading} work={work} kind={kind} /> : null;
};
