import { Alert, Button, Stack, Typography } from '@mui/material';
import type { SeriesPreview, StaffEvent } from '@suluh/api/types';
import { toLocalMoment } from '@suluh/domain/time';
import { staffSeriesText as text } from '@suluh/i18n-id/staffSeries';
import { useState, type ReactElement } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useRefused } from '../parts/useRefused.ts';
import { isThere, SeriesDates } from './SeriesDates.tsx';
import { patternIn, type TypedPattern } from './pattern.ts';
import { SeriesFields } from './SeriesFields.tsx';

/** What was shown, and by which pattern. */
interface Shown {
  pattern: TypedPattern;
  preview: SeriesPreview;
}

/** Day of the week a schedule begins on, 1 is Monday. */
const weekdayOf = ({ startAt, timeZone }: StaffEvent): number =>
  new Date(`${toLocalMoment(startAt, timeZone)}Z`).getUTCDay() || 7;

/** Makes more schedules like one: shows their dates first, then makes those that are left (docs/product/staff.md#series). */
export function SeriesButton({ event }: { event: StaffEvent }): ReactElement {
  const [isOpen, setOpen] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);
  const [except, setExcept] = useState<string[]>([]);
  const [isWorking, setWorking] = useState(false);
  const { errors, send } = useRefused(['event']);
  const notify = useNotify();
  const refresh = useRefresh();
  const base = `/api/admin/event/${event.id}/series`;
  const count = (shown?.preview.dates.length ?? 0) - except.length;
  const begin = () => {
    setShown(null);
    setOpen(true);
  };
  const look = async (pattern: TypedPattern) => {
    const show = (preview: SeriesPreview) => {
      setExcept(preview.dates.filter(isThere).map(({ startAt }) => startAt));
      setShown({ pattern, preview });
    };
    if (!(await send<SeriesPreview>(`${base}/preview`, { method: 'POST', body: pattern }, show))) setShown(null);
  };
  const make = async ({ pattern, preview: { mark, requestKey } }: Shown) => {
    const body = { ...pattern, mark, requestKey, except };
    const done = ({ ids }: { ids: number[] }) => {
      notify(text.made(ids.length), { type: 'success' });
      setOpen(false);
      refresh();
    };
    // What was shown is no longer so, or was refused: what would be made now is shown instead.
    if (!(await send<{ ids: number[] }>(base, { method: 'POST', body }, done))) await look(pattern);
  };
  const answer = async (fields: FormData) => {
    setWorking(true);
    await (shown ? make(shown) : look(patternIn(fields)));
    setWorking(false);
  };
  return (
    <>
      <Button onClick={begin}>{text.open}</Button>
      <AskDialog
        title={text.title}
        isOpen={isOpen}
        isWorking={isWorking || (shown !== null && count === 0)}
        noValidate
        onClose={() => setOpen(false)}
        onAnswer={answer}
        deed={shown ? text.make(count) : text.look}
      >
        <Stack spacing={2} sx={{ pt: 1 }}>
          <Typography>{text.note}</Typography>
          {shown && (
            <>
              {shown.preview.dates.some(({ collisions }) => collisions.length > 0) && (
                <Alert severity="warning">{text.collides}</Alert>
              )}
              <SeriesDates preview={shown.preview} timeZone={event.timeZone} except={except} onChange={setExcept} />
              <Button onClick={() => setShown(null)} sx={{ alignSelf: 'flex-start' }}>
                {text.back}
              </Button>
            </>
          )}
          {/* Stays while dates are shown, so that what was typed is there again. */}
          <Stack spacing={2} sx={{ display: shown ? 'none' : 'flex' }}>
            <SeriesFields errors={errors} weekday={weekdayOf(event)} />
          </Stack>
        </Stack>
      </AskDialog>
    </>
  );
}
