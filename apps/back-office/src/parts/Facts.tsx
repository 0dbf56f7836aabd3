import { Card, CardContent, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

/** Facts of a record, each below its name. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }): ReactElement => (
  <Card variant="outlined" sx={{ maxWidth: 860, mb: 2 }}>
    <CardContent component="dl" sx={{ m: 0 }}>
      {facts.map(([name, value], at) => (
        <div key={at}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, mb: 1, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </CardContent>
  </Card>
);
