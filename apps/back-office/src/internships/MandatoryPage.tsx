import {
  Autocomplete,
  Box,
  Button,
  Card,
  CardContent,
  CircularProgress,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { ON_JOB_MONTHS } from '@suluh/domain/programme';
import { mergeThree } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { staffInternshipText as text } from '@suluh/i18n-id/staffInternship';
import type { InternshipMandatory } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ResourceContextProvider, useNotify } from 'react-admin';
import { call } from '../data/call.ts';
import type { ConflictFacts } from '../parts/ConflictFrame.tsx';
import { ConflictView } from '../parts/ConflictView.tsx';
import type { Taken } from '../parts/WhoseQuestions.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { Permitted } from '../parts/Permitted.tsx';
import { SortableList } from '../parts/SortableList.tsx';
import { SortableRow } from '../parts/SortableRow.tsx';
import { useDeed } from '../parts/useDeed.ts';

const ADDRESS = '/api/admin/internship/mandatory';
type Given = Pick<InternshipMandatory, 'id' | 'fullname'>;

const months = Array.from({ length: ON_JOB_MONTHS.max }, (_, at) => at + 1);

interface RowProps {
  course: InternshipMandatory;
  onDue: (dueMonth: number | null) => void;
  onRemove: () => void;
}

const MandatoryRow = ({ course: { id, fullname, dueMonth }, onDue, onRemove }: RowProps): ReactElement => (
  <SortableRow id={String(id)} handle={text.moveOf(fullname)}>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}>
      <Typography sx={{ flex: '1 1 16rem' }}>{fullname}</Typography>
      <TextField
        select
        size="small"
        label={text.dueMonth}
        value={dueMonth ?? ''}
        onChange={({ target }) => onDue(target.value === '' ? null : Number(target.value))}
        slotProps={{
          htmlInput: { 'aria-label': text.dueMonthOf(fullname) },
          inputLabel: { shrink: true },
          select: { displayEmpty: true },
        }}
        sx={{ minWidth: 180 }}
      >
        <MenuItem value="">{text.atEnd}</MenuItem>
        {months.map((month) => (
          <MenuItem key={month} value={month}>
            {month}
          </MenuItem>
        ))}
      </TextField>
      <Button color="error" aria-label={text.removeOf(fullname)} onClick={onRemove}>
        {text.remove}
      </Button>
    </Box>
  </SortableRow>
);

/** The list as the dialog of a conflict tells it, under the field whose label says what it is. */
const told = (courses: readonly InternshipMandatory[]) => ({
  mandatoryDone: courses.map(({ fullname, dueMonth }) => text.mandatoryLine(fullname, dueMonth)),
});

interface List {
  version: number;
  courses: InternshipMandatory[];
}

function Mandatory({ stored, given }: { stored: List; given: Given[] }): ReactElement {
  const [begun, setBegun] = useState(stored);
  const [courses, setCourses] = useState(stored.courses);
  const [conflict, setConflict] = useState<{ facts: ConflictFacts; current: List } | null>(null);
  const notify = useNotify();
  const { isWorking, run } = useDeed();
  const free = given.filter(({ id }) => !courses.some((course) => course.id === id));
  const move = (from: number, to: number) => setCourses(courses.toSpliced(from, 1).toSpliced(to, 0, courses[from]!));
  const change = (at: number, dueMonth: number | null) => setCourses(courses.with(at, { ...courses[at]!, dueMonth }));
  const save = () =>
    run(
      ADDRESS,
      {
        method: 'PUT',
        version: begun.version,
        body: { courseIds: courses.map(({ id }) => id), dueMonths: courses.map(({ dueMonth }) => dueMonth) },
      },
      text.mandatorySaved,
      (facts) => setConflict({ facts, current: facts.current as unknown as List }),
    );
  const merge = (taken: Taken): void => {
    const { current } = conflict!;
    const { both } = mergeThree(told(begun.courses), told(courses), told(current.courses));
    if (both.length === 0 || taken['mandatoryDone'] === 'theirs') setCourses(current.courses);
    setBegun(current);
    setConflict(null);
    notify(staffAppText.conflict.merged, { type: 'info' });
  };
  return (
    <Card variant="outlined" sx={{ maxWidth: 860 }}>
      {conflict && (
        <ResourceContextProvider value="internship/participant">
          <ConflictView
            facts={{ ...conflict.facts, current: told(conflict.current.courses) }}
            opened={told(begun.courses)}
            mine={told(courses)}
            onCancel={() => setConflict(null)}
            onMerge={merge}
          />
        </ResourceContextProvider>
      )}
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{courses.length > 0 ? text.mandatoryLead : text.noMandatory}</Typography>
        <Box>
          <SortableList items={courses.map(({ id, fullname }) => ({ key: String(id), name: fullname }))} onMove={move}>
            {courses.map((course, at) => (
              <MandatoryRow
                key={course.id}
                course={course}
                onDue={(dueMonth) => change(at, dueMonth)}
                onRemove={() => setCourses(courses.toSpliced(at, 1))}
              />
            ))}
          </SortableList>
        </Box>
        <Autocomplete
          options={free}
          value={null}
          blurOnSelect
          clearOnBlur
          getOptionLabel={({ fullname }) => fullname}
          getOptionKey={({ id }) => id}
          onChange={(_, chosen) => chosen && setCourses([...courses, { ...chosen, dueMonth: null }])}
          renderInput={(params) => <TextField {...params} label={text.addMandatory} />}
        />
        <Box>
          <Button variant="contained" disabled={isWorking} onClick={() => void save()}>
            {staffAppText.form.save}
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
}

function MandatoryCourses(): ReactElement {
  const { data: stored } = useQuery({
    queryKey: ['internship', 'mandatory'],
    queryFn: async () => (await call<List>(ADDRESS)).data,
  });
  const { data: given } = useQuery({
    queryKey: ['internship', 'course'],
    queryFn: async () => (await call<Given[]>('/api/admin/internship/course')).data,
  });
  if (!stored || !given) return <CircularProgress />;
  return <Mandatory key={JSON.stringify(stored)} stored={stored} given={given} />;
}

/** Which courses every participant finishes, in which order and by when (docs/product/internship.md#courses). */
export const MandatoryPage = (): ReactElement => (
  <Permitted permission="internship.course" title={text.mandatory}>
    <PageHead title={text.mandatory} />
    <MandatoryCourses />
  </Permitted>
);
