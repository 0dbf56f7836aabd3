import {
  Box,
  Card,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TablePagination,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { StaffWork, StaffWorkRow } from '@suluh/api/types';
import { resourceOf, type ChangingKind } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { call } from '../data/call.ts';

const text = staffAppText.work;
const LIMITS = [25, 50, 100];

function Changes({ row, kind }: { row: StaffWorkRow; kind: ChangingKind }): ReactElement {
  const translate = useTranslate();
  const resource = resourceOf(kind);
  return (
    <>
      {row.changes.map(({ field, from, to }) => {
        const name = translate(`resources.${resource}.fields.${field}`, { _: field });
        const { nothing } = staffAppText.form;
        return (
          <Typography key={field} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {row.action === 'create' ? `${name}: ${to}` : staffAppText.changed(name, from || nothing, to || nothing)}
          </Typography>
        );
      })}
      {row.problems.map(({ column, message }) => (
        <Typography key={`${column} ${message}`} variant="body2" sx={{ color: 'error.main' }}>
          {column ? `${column}: ${message}` : message}
        </Typography>
      ))}
    </>
  );
}

const resultOf = ({ outcome, undo }: StaffWorkRow): string => {
  if (undo) return text.undos[undo];
  return outcome ? text.outcomes[outcome] : '';
};

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
  const { columns } = text;
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
      <TableContainer tabIndex={0} role="region" aria-label={text.show}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {Object.values(columns).map((name) => (
                <TableCell key={name}>{name}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {data?.data.map((row) => (
              <TableRow key={row.number} sx={{ verticalAlign: 'top' }}>
                <TableCell>{row.number}</TableCell>
                <TableCell sx={{ whiteSpace: 'normal', minWidth: 160 }}>{row.title}</TableCell>
                <TableCell>{text.actions[row.action]}</TableCell>
                <TableCell sx={{ whiteSpace: 'normal', minWidth: 240 }}>
                  <Changes row={row} kind={kind} />
                </TableCell>
                <TableCell>{resultOf(row)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
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
