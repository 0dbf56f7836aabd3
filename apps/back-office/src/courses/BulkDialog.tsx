import { Autocomplete, TextField } from '@mui/material';
import type { StaffChoice } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useRef, useState, type ReactElement } from 'react';
import { useGetList } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { BulkFrame, type BulkCall, type BulkDeed } from '../parts/BulkFrame.tsx';
import type { Chosen } from '../parts/chosen.ts';

const text = staffAppText.work.bulk;

const PUBLISHING = ['publish', 'unpublish'] as const;
const EDITING = ['add', 'replace'] as const;
const isPublishing = (deed: BulkDeed): boolean => PUBLISHING.some((each) => each === deed);

/** Asks what is done with many courses, and leads to where it is done. */
export function BulkDialog({ chosen, onClose }: { chosen: Chosen; onClose: () => void }): ReactElement {
  const mayEdit = useMay('course.edit');
  const mayPublish = useMay('course.publish');
  const deeds: BulkDeed[] = [...(mayPublish ? PUBLISHING : []), ...(mayEdit ? EDITING : [])];
  const [deed, setDeed] = useState<BulkDeed>(deeds[0]!);
  const [categories, setCategories] = useState<StaffChoice[]>([]);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data = [] } = useGetList<StaffChoice>('category', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'name', order: 'ASC' },
  });
  const callOf = (): BulkCall | null => {
    if (isPublishing(deed))
      return { path: '/api/admin/course/bulk/published', body: { isPublished: deed === 'publish' } };
    if (categories.length > 0)
      return {
        path: '/api/admin/course/bulk/category',
        body: { categoryIds: categories.map(({ id }) => id), mode: deed },
      };
    setMissing(true);
    field.current?.focus();
    return null;
  };
  return (
    <BulkFrame chosen={chosen} deeds={deeds} deed={deed} onDeed={setDeed} callOf={callOf} onClose={onClose}>
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
    </BulkFrame>
  );
}
