import { Checkbox, FormControlLabel, List, ListItem, Typography } from '@mui/material';
import type { SeriesPreview } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffSeriesText as text } from '@suluh/i18n-id/staffSeries';
import type { ReactElement } from 'react';

interface SeriesDatesProps {
  preview: SeriesPreview;
  timeZone: string;
  /** Starts that are left out. */
  except: readonly string[];
  onChange: (except: string[]) => void;
}

/** Whether the course has the schedule of a date already: it is not made again. */
export const isThere = ({ collisions }: SeriesPreview['dates'][number]): boolean =>
  collisions.some(({ reason }) => reason === 'same');

/** The dates a series would have: each can be left out, and says what else takes place then. */
export const SeriesDates = ({ preview, timeZone, except, onChange }: SeriesDatesProps): ReactElement => (
  <List dense>
    {preview.dates.map((date) => {
      const { startAt, batch, collisions } = date;
      const isIn = !except.includes(startAt);
      const turn = () => onChange(isIn ? [...except, startAt] : except.filter((each) => each !== startAt));
      return (
        <ListItem key={startAt} disableGutters sx={{ display: 'block' }}>
          <FormControlLabel
            control={<Checkbox checked={isIn} disabled={isThere(date)} onChange={turn} />}
            label={text.date(dateTime(startAt, timeZone), batch)}
          />
          {collisions.map((other) => (
            <Typography key={`${other.startAt} ${other.title}`} variant="body2" color="error" sx={{ pl: 4 }}>
              {text.collision[other.reason](other.title ?? text.otherCourse, dateTime(other.startAt, timeZone))}
            </Typography>
          ))}
        </ListItem>
      );
    })}
  </List>
);
