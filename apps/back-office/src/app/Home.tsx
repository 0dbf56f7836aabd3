import { Box, Card, CardActionArea, CardContent, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';

import { Link } from 'react-router';
import { PageHead } from '../parts/PageHead.tsx';
import { useWaiting } from '../inbox/useWaiting.ts';
import { useMe } from './MeContext.tsx';
import { officePath } from './officePath.ts';
import { ROOMS } from './rooms.ts';

const text = staffAppText.home;

/** The rooms somebody may enter. */
export function Home(): ReactElement {
  const { fullname, permissions } = useMe();
  const waiting = useWaiting();
  const rooms = ROOMS.filter(({ permission }) => permissions.includes(permission));
  return (
    <Box>
      <PageHead title={text.greeting(fullname)} />
      <Typography sx={{ my: 1, color: 'text.secondary' }}>{rooms.length > 0 ? text.lead : text.nothing}</Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))', mt: 2 }}>
        {rooms.map(({ path, name }) => (
          <Card key={path} variant="outlined">
            <CardActionArea component={Link} to={path}>
              <CardContent>
                <Typography variant="h2" component="h2">
                  {name}
                </Typography>
                {waiting !== null && path === officePath('inbox') && <Typography>{waiting}</Typography>}
              </CardContent>
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  );
}
