import { Box, Card, MenuItem, TablePagination, TextField } from '@mui/material';
import type { StaffWork, StaffWorkRow } from '@suluh/api/types';
import type { ChangingKind } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../data/call.ts';
import { ShownRows } from './ShownRows.tsx';

const text = staffAppText.work;
const LIMITS = [25, 50, 100];

/** The rows of some work: what each would do, or did. */
export function WorkRows({ work, kind }: { work: StaffWork; kind: ChangingKind }): ReactElement {
  const translate = useTranslate();
  const [page, setPage] = useState(0);
  const [limit, setLimit] = useState(25);
  const [show, setShow] = useState<keyof typeof text.shows>('all');
  const { data } = useQuery({
    queryKey: ['work', 'row', work.id, page, limit, show, work.state, work.over],
    queryFn: () => call<StaffWorkRow[]>(`/api/admin/work/${work.id}/row?page=${page + 1}&limit=${limit}&show=${show}`),
    placeholderData: keepPreviousData,
  });
  return (
    <Card variant="outlined">
      <Box sx={{ p: 2 }}>
        <TextField
          select
          label={text.show}
          value={show}
          sx={{ minWidth: 240 }}
          onChange={({ target }) => {
            setShow(target.value as keyof typeof text.shows);
            setPage(0);
          }}
        >
          {Object.entries(text.shows).map(([value, name]) => (
            <MenuItem key={value} value={value}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      <ShownRows rows={data?.data ?? []} kind={kind} />
      <TablePagination
        component="div"
        count={data?.meta?.totalData ?? 0}
        page={page}
        rowsPerPage={limit}
        rowsPerPageOptions={LIMITS}
        onPageChange={(_, next) => setPage(next)}
        onRowsPerPageChange={({ target }) => {
          setLimit(Number(target.value));
          setPage(0);
        }}
        labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
        labelDisplayedRows={({ from, to, count }) =>
          translate('ra.navigation.page_range_info', { offsetBegin: from, offsetEnd: to, total: count })
        }
        slotProps={{
          actions: {
            previousButton: { 'aria-label': translate('ra.navigation.previous') },
            nextButton: { 'aria-label': translate('ra.navigation.next') },
          },
        }}
      />
    </Card>
  );
}
