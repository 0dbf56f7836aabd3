import { Box, Paper, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';

/** A page before the back office: a heading and one form. */
export function EntryPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}): ReactElement {
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper variant="outlined" sx={{ width: '100%', maxWidth: 420, p: 3 }}>
        <Typography variant="h1" component="h1" gutterBottom>
          {title}
        </Typography>
        {lead && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{lead}</Typography>}
        {children}
      </Paper>
    </Box>
  );
}
