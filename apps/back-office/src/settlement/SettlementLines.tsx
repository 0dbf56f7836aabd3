import {
  Button,
  Card,
  CardContent,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { StaffSettlement, StaffSettlementLine } from '@suluh/api/types';
import { date } from '@suluh/i18n-id/format';
import { staffMoneyText } from '@suluh/i18n-id/staffMoney';
import { statementText } from '@suluh/i18n-id/statement';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { call } from '../data/call.ts';
import { signedRupiah } from './signedRupiah.ts';

const text = staffMoneyText.statement;
const { columns, kinds } = statementText;
const PER_PAGE = 50;

const COLUMNS = [
  columns.day,
  columns.document,
  columns.course,
  columns.kind,
  columns.gross,
  columns.promoPlatform,
  columns.promoPartner,
  columns.fee,
  columns.net,
];
const AMOUNTS_FROM = 4;

/** What was taken back stands below zero. */
const amountsOf = ({ kind, gross, promoPlatform, promoPartner, fee, net }: StaffSettlementLine): number[] =>
  [gross, promoPlatform, promoPartner, fee, net].map((amount) => (kind === 'refund' ? -amount : amount));

/** The lines of a statement, a page at a time. */
export function SettlementLines({ statement: { id } }: { statement: StaffSettlement }): ReactElement {
  const [page, setPage] = useState(1);
  const { data: answer } = useQuery({
    queryKey: ['settlement', id, 'line', page],
    queryFn: ({ signal }) =>
      call<StaffSettlementLine[]>(`/api/admin/settlement/${id}/line?limit=${PER_PAGE}&page=${page}`, { signal }),
    placeholderData: keepPreviousData,
  });
  const pages = Math.max(1, Math.ceil((answer?.meta?.totalData ?? 0) / PER_PAGE));
  return (
    <Card variant="outlined">
      <CardContent>
        <Typography variant="h2" component="h2" gutterBottom>
          {text.lines}
        </Typography>
        <TableContainer tabIndex={0} role="region" aria-label={text.lines}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {COLUMNS.map((column, at) => (
                  <TableCell
                    key={column}
                    align={at >= AMOUNTS_FROM ? 'right' : 'left'}
                    sx={{ whiteSpace: 'normal', verticalAlign: 'bottom' }}
                  >
                    {column}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {answer?.data.map((line) => (
                <TableRow key={`${line.document} ${line.position}`}>
                  <TableCell>{date(line.day)}</TableCell>
                  <TableCell component="th" scope="row">
                    {line.document}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'normal', minWidth: 200 }}>{line.fullname}</TableCell>
                  <TableCell>{kinds[line.kind]}</TableCell>
                  {amountsOf(line).map((amount, at) => (
                    <TableCell key={at} align="right">
                      {signedRupiah(amount)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        {pages > 1 && (
          <Stack direction="row" spacing={1} sx={{ mt: 1, alignItems: 'center' }}>
            <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
              {text.before}
            </Button>
            <Typography role="status">{text.page(page, pages)}</Typography>
            <Button disabled={page === pages} onClick={() => setPage(page + 1)}>
              {text.next}
            </Button>
          </Stack>
        )}
      </CardContent>
    </Card>
  );
}
