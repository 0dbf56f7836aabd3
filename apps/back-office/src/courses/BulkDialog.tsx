import { Alert, Autocomplete, MenuItem, TextField, Typography } from '@mui/material';
import type { StaffChoice, StaffWork } from '@suluh/api/types';
import { COUNTED_ROWS, MOST_WORK_ROWS } from '@suluh/domain/staff';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type ReactElement } from 'react';
import { useGetList } from 'react-admin';
import { useNavigate } from 'react-router';
import { useMay } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { useDeed } from '../parts/useDeed.ts';
import type { Chosen } from '../parts/chosen.ts';

const work = staffAppText.work;
const text = work.bulk;
type Deed = keyof typeof text.deeds;

const isPublishing = (deed: Deed): boolean => deed === 'publish' || deed === 'unpublish';

const wholeOf = ({ count, sent }: Chosen): string => {
  if ('ids' in sent) return work.chosen(count);
  return count < COUNTED_ROWS ? work.whole(count) : work.wholeMany(wholeNumber(COUNTED_ROWS - 1));
};

/** Asks what is done with many courses, and leads to where it is done. */
export function BulkDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }): ReactElement {
  const navigate = useNavigate();
  const mayEdit = useMay('course.edit');
  const mayPublish = useMay('course.publish');
  const deeds = (Object.keys(text.deeds) as Deed[]).filter((each) => (isPublishing(each) ? mayPublish : mayEdit));
  const { isWorking, run } = useDeed();
  const [deed, setDeed] = useState<Deed>(deeds[0]!);
  const [categories, setCategories] = useState<StaffChoice[]>([]);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data = [] } = useGetList<StaffChoice>('category', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const isTooMany = chosen.count > MOST_WORK_ROWS;
  const send = async () => {
    if (isTooMany) return;
    if (!isPublishing(deed) && categories.length === 0) {
      setMissing(true);
      field.current?.focus();
      return;
    }
    const path = `/api/admin/course/bulk/${isPublishing(deed) ? 'published' : 'category'}`;
    const what = isPublishing(deed)
      ? { isPublished: deed === 'publish' }
      : { categoryIds: categories.map(({ id }) => id), mode: deed };
    const made = await run<StaffWork>(path, { method: 'POST', body: { ...chosen.sent, ...what } }, text.sent);
    if (made) await navigate(officePath('work', made.id, 'show'));
  };
  return (
    <AskDialog
      title={text.title}
      isOpen
      isWorking={isWorking}
      noValidate
      onClose={onClose}
      onAnswer={send}
      deed={text.send}
    >
      <Typography sx={{ mb: 2 }}>{wholeOf(chosen)}</Typography>
      {isTooMany && <Alert severity="warning">{text.tooMany(wholeNumber(MOST_WORK_ROWS))}</Alert>}
      <TextField
        select
        fullWidth
        label={text.deed}
        value={deed}
        onChange={({ target }) => setDeed(target.value as Deed)}
      >
        {deeds.map((each) => (
          <MenuItem key={each} value={each}>
            {text.deeds[each]}
          </MenuItem>
        ))}
      </TextField>
      {!isPublishing(deed) && (
        <Autocomplete
          multiple
          options={data}
          value={categories}
          getOptionLabel={({ name }) => name}
          isOptionEqualToValue={(left, right) => left.id === right.id}
          onChange={(_, next) => {
            setCategories(next);
            setMissing(false);
          }}
          renderInput={(props) => (
            <TextField
              {...props}
              label={text.categories}
              inputRef={field}
              required
              error={isMissing}
              helperText={isMissing && text.noCategory}
              margin="normal"
            />
          )}
        />
      )}
    </AskDialog>
  );
}
