import { Box, Card, TableContainer, useMediaQuery, type Theme } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';
import {
  DataTable,
  List,
  Pagination,
  SimpleList,
  useResourceContext,
  type RaRecord,
  type SortPayload,
} from 'react-admin';
import { useMe } from '../app/MeContext.tsx';
import { officePath } from '../app/officePath.ts';
import { ROOMS } from '../app/rooms.ts';
import { ChoosableCards } from './ChoosableCards.tsx';
import { PageHead } from './PageHead.tsx';
import { NearNotice } from './NearNotice.tsx';
import { NotPermitted } from './Permitted.tsx';
import { SelectRow } from './SelectRow.tsx';
import { columnsOf } from '../views/columns.ts';
import { ListViews } from '../views/ListViews.tsx';

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

/** Whether who is signed in may enter the room of a list; one that is no room of its own stands in a page that asks. */
function useMayEnter(): boolean {
  const { permissions } = useMe();
  const path = officePath(useResourceContext() ?? '');
  const room = ROOMS.find((each) => each.path === path);
  return room === undefined || permissions.includes(room.permission);
}

/** A list of records, for who may enter its room: a table on wide screens, cards on phones. */
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
  if (!useMayEnter()) return <NotPermitted title={title} />;
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
        <ListViews columns={isNarrow ? [] : columnsOf(children)} />
        {tools}
        <NearNotice />
        {isNarrow && nameOf ? (
          <ChoosableCards<Row> card={card} rowClick={rowClick} nameOf={nameOf} />
        ) : isNarrow ? (
          <SimpleList<Row>
            primaryText={card.primary}
            {...(card.secondary ? { secondaryText: card.secondary } : {})}
            {...(card.tertiary ? { tertiaryText: card.tertiary } : {})}
            rowClick={rowClick}
          />
        ) : (
          <TableContainer tabIndex={0} role="region" aria-label={title}>
            <DataTable bulkActionButtons={false} rowClick={rowClick}>
              {nameOf && (
                <DataTable.Col label={staffAppText.work.choose} disableSort>
                  <SelectRow<Row> nameOf={nameOf} />
                </DataTable.Col>
              )}
              {children}
            </DataTable>
          </TableContainer>
        )}
      </List>
    </Box>
  );
}
