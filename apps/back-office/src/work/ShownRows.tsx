import {
  Box,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
  useMediaQuery,
  type Theme,
} from '@mui/material';
import type { StaffWorkRow } from '@suluh/api/types';
import { resourceOf, type ChangingKind } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useTranslate } from 'react-admin';

const text = staffAppText.work;

interface RowsProps {
  rows: readonly StaffWorkRow[];
  kind: ChangingKind;
}

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

/** Each row as a card: on a phone a table would hide what a row changes, and why one is refused. */
const RowCards = ({ rows, kind }: RowsProps): ReactElement => (
  <Box component="ul" aria-label={text.show} sx={{ p: 0, m: 0, listStyle: 'none' }}>
    {rows.map((row) => (
      <Box component="li" key={row.number} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {[row.number, row.title].filter((each) => each !== '').join(' · ')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[text.actions[row.action], resultOf(row)].filter(Boolean).join(' · ')}
        </Typography>
        <Changes row={row} kind={kind} />
      </Box>
    ))}
  </Box>
);

const RowTable = ({ rows, kind }: RowsProps): ReactElement => (
  <TableContainer tabIndex={0} role="region" aria-label={text.show}>
    <Table size="small">
      <TableHead>
        <TableRow>
          {Object.values(text.columns).map((name) => (
            <TableCell key={name}>{name}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
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
);

/** Rows of some work as they are read: a table on wide screens, cards on phones. */
export function ShownRows(props: RowsProps): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return isNarrow ? <RowCards {...props} /> : <RowTable {...props} />;
}
