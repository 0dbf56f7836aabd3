import { Box, Button } from '@mui/material';
import type { StaffInboxItem } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useMe } from '../app/MeContext.tsx';
import { waysOf } from './ways.ts';

/** The rooms where something is settled, as far as who reads it may enter them. */
export function InboxWays({ item }: { item: StaffInboxItem }): ReactElement | null {
  const { permissions } = useMe();
  const ways = waysOf(item).filter(({ permission }) => permissions.includes(permission));
  if (ways.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1 }}>
      {ways.map(({ name, path }) => (
        <Button key={path} component={Link} to={path} variant="outlined">
          {name}
        </Button>
      ))}
    </Box>
  );
}
