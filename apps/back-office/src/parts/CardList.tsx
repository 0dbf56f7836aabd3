import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { FilterForm, ListBase, Pagination, RecordContextProvider, useListContext, type RaRecord } from 'react-admin';
import { ListViews } from '../views/ListViews.tsx';
import { PageHead } from './PageHead.tsx';

interface CardListProps {
  title: string;
  resource: string;
  filters?: ReactElement[];
  filterDefaultValues?: Record<string, unknown>;
  /** What is said when there is none. */
  none: string;
  /** One row; it reads the record. */
  children: ReactNode;
}

function Cards({ none, children }: { none: string; children: ReactNode }): ReactElement {
  const { data, isPending, total } = useListContext<RaRecord>();
  if (!isPending && total === 0) return <Typography sx={{ py: 3 }}>{none}</Typography>;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: 2, p: 0, m: 0, listStyle: 'none', maxWidth: 860 }}>
      {data?.map((record) => (
        <Card key={record.id} variant="outlined" component="li">
          <CardContent>
            <RecordContextProvider value={record}>{children}</RecordContextProvider>
          </CardContent>
        </Card>
      ))}
    </Box>
  );
}

/** What waits for somebody, one card each, with what can be done about it right there. */
export const CardList = ({
  title,
  resource,
  filters,
  filterDefaultValues,
  none,
  children,
}: CardListProps): ReactElement => (
  <ListBase
    resource={resource}
    perPage={25}
    sort={{ field: 'id', order: 'ASC' }}
    {...(filterDefaultValues ? { filterDefaultValues } : {})}
    storeKey={`kartu-${resource}`}
  >
    <PageHead title={title} />
    {filters && (
      <Box sx={{ mb: 1 }}>
        <FilterForm filters={filters} />
      </Box>
    )}
    <ListViews columns={[]} />
    <Cards none={none}>{children}</Cards>
    <Pagination rowsPerPageOptions={[25, 50, 100]} />
  </ListBase>
);
