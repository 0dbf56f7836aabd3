import { Box, Card, useMediaQuery, type Theme } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, List, Pagination, SimpleList, type RaRecord, type SortPayload } from 'react-admin';
import { PageHead } from './PageHead.tsx';
import { SelectRow } from './SelectRow.tsx';

interface StaffListProps<Row extends RaRecord> {
  title: string;
  /** Inputs that narrow the list. */
  filters?: ReactElement[];
  sort: SortPayload;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Columns on wide screens. */
  children: ReactNode;
  /** The same row as a card on phones. */
  card: { primary: (row: Row) => ReactNode; secondary?: (row: Row) => ReactNode; tertiary?: (row: Row) => ReactNode };
  /** What a row opens; nothing unless said. */
  rowClick?: 'edit' | 'show' | false;
  /** What can be done with the list, or with what is chosen in it; it reads the list. */
  tools?: ReactNode;
  /** Rows can be chosen, each by this name. */
  nameOf?: (row: Row) => string;
  /** Only these, whatever is asked. */
  filter?: Record<string, unknown>;
}

/** A list of records: a table on wide screens, cards on phones. */
export function StaffList<Row extends RaRecord>({
  title,
  filters,
  sort,
  actions,
  children,
  card,
  rowClick = 'edit',
  filter,
  tools,
  nameOf,
}: StaffListProps<Row>): ReactElement {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  return (
    <Box>
      <PageHead title={title}>{actions}</PageHead>
      <List
        {...(filters ? { filters } : {})}
        {...(filter ? { filter } : {})}
        sort={sort}
        perPage={25}
        pagination={<Pagination rowsPerPageOptions={[25, 50, 100]} />}
        actions={false}
        empty={false}
        exporter={false}
        title=" "
        component={Card}
      >
        {tools}
        {isNarrow ? (
          <SimpleList<Row>
            primaryText={card.primary}
            {...(card.secondary ? { secondaryText: card.secondary } : {})}
            {...(card.tertiary ? { tertiaryText: card.tertiary } : {})}
            rowClick={rowClick}
          />
        ) : (
          <DataTable bulkActionButtons={false} rowClick={rowClick}>
            {nameOf && (
              <DataTable.Col label={staffAppText.work.choose} disableSort>
                <SelectRow<Row> nameOf={nameOf} />
              </DataTable.Col>
            )}
            {children}
          </DataTable>
        )}
      </List>
    </Box>
  );
}
