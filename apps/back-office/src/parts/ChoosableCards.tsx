import { Box, List, ListItem, ListItemButton, ListItemText } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import {
  ListNoResults,
  RecordContextProvider,
  useCreatePath,
  useListContext,
  useResourceContext,
  type RaRecord,
} from 'react-admin';
import { Link } from 'react-router';
import { SelectRow } from './SelectRow.tsx';

interface ChoosableCardsProps<Row extends RaRecord> {
  card: { primary: (row: Row) => ReactNode; secondary?: (row: Row) => ReactNode; tertiary?: (row: Row) => ReactNode };
  rowClick: 'edit' | 'show' | false;
  nameOf: (row: Row) => string;
}

/** Rows as cards that can be chosen, each beside what opens it: nothing that is pressed lies in something else that is. */
export function ChoosableCards<Row extends RaRecord>({
  card: { primary, secondary, tertiary },
  rowClick,
  nameOf,
}: ChoosableCardsProps<Row>): ReactElement | null {
  const { data, isPending, total } = useListContext<Row>();
  const resource = useResourceContext()!;
  const createPath = useCreatePath();
  if (isPending) return null;
  if (total === 0) return <ListNoResults />;
  return (
    <List disablePadding>
      {data?.map((row) => {
        const words = (
          <ListItemText
            primary={
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <span>{primary(row)}</span>
                {tertiary && <Box component="span">{tertiary(row)}</Box>}
              </Box>
            }
            secondary={secondary?.(row)}
          />
        );
        return (
          <ListItem key={row.id} disablePadding divider>
            <RecordContextProvider value={row}>
              <SelectRow<Row> nameOf={nameOf} />
            </RecordContextProvider>
            {rowClick === false ? (
              words
            ) : (
              <ListItemButton component={Link} to={createPath({ resource, type: rowClick, id: row.id })}>
                {words}
              </ListItemButton>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}
