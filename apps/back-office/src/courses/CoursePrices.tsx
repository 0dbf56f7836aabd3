import { Button, Chip, List, ListItem, TextField, Typography } from '@mui/material';
import type { StaffCourseTiming } from '@suluh/api/types';
import { fromLocalMoment, DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { dateTime, rupiah } from '@suluh/i18n-id/format';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useNotify } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { AsideCard, AsideForm } from '../parts/AsideCard.tsx';
import type { Course } from './course.ts';
import { MomentBox } from '../fields/MomentBox.tsx';
import { typedWhole } from '../fields/typedWhole.ts';
import { useRefused } from '../parts/useRefused.ts';
import { useTellShown } from '../site/shownContext.ts';

const text = staffAppText.course.timing;

/** Lower prices of a course for a time: those that are there, and one more. */
export function CoursePrices({ course, timing }: { course: Course; timing: StaffCourseTiming }): ReactElement {
  const mayEdit = useMay('course.edit');
  const { errors, send } = useRefused(['course', 'timing']);
  const notify = useNotify();
  const tellShown = useTellShown();
  const path = `/api/admin/course/${course.id}/price`;
  /** @param isSeen the page of the course asks another price from now on */
  const told = (words: string, isSeen: boolean) => {
    notify(words, { type: 'success' });
    if (isSeen) tellShown(course);
  };
  const add = async (fields: FormData, form: HTMLFormElement) => {
    const momentOf = (name: string) => fromLocalMoment(String(fields.get(name) ?? ''), DEFAULT_TIME_ZONE);
    const body = {
      price: typedWhole(fields.get('price')),
      startAt: momentOf('startAt'),
      endAt: momentOf('endAt'),
    };
    const done = () => told(text.added, body.startAt !== null && Date.parse(body.startAt) <= Date.now());
    if (await send(path, { method: 'POST', body }, done)) form.reset();
  };
  return (
    <AsideCard title={text.prices}>
      <Typography sx={{ color: 'text.secondary' }}>{text.pricesNote}</Typography>
      {timing.prices.length === 0 && <Typography sx={{ my: 1 }}>{text.noPrices}</Typography>}
      <List>
        {timing.prices.map(({ id, price, startAt, endAt, state }) => (
          <ListItem key={id} disableGutters divider sx={{ display: 'block' }}>
            <Typography component="div" sx={{ fontWeight: 700 }}>
              {rupiah(price)} <Chip label={text.states[state]} size="small" variant="outlined" />
            </Typography>
            <Typography variant="body2">{text.span(dateTime(startAt), dateTime(endAt))}</Typography>
            {mayEdit && state !== 'over' && (
              <Button
                onClick={() => send(`${path}/${id}`, { method: 'DELETE' }, () => told(text.ended, state === 'running'))}
              >
                {text.end(rupiah(price))}
              </Button>
            )}
          </ListItem>
        ))}
      </List>
      {mayEdit && (
        <AsideForm onSend={add} deed={text.add}>
          <TextField
            fullWidth
            label={text.price}
            name="price"
            required
            error={errors['price'] !== undefined}
            helperText={errors['price']}
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
          />
          <MomentBox label={text.startAt} name="startAt" error={errors['startAt']} isRequired />
          <MomentBox label={text.endAt} name="endAt" error={errors['endAt']} isRequired />
        </AsideForm>
      )}
    </AsideCard>
  );
}
