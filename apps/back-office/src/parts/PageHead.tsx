import { Box, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import { useEffect, type ReactElement, type ReactNode } from 'react';

interface PageHeadProps {
  title: string;
  /** What stands beside the heading: the state of a record. */
  note?: ReactNode;
  /** Buttons. */
  children?: ReactNode;
}

/** The heading of a page, which is also what the tab says, and what can be done there. */
export function PageHead({ title, note, children }: PageHeadProps): ReactElement {
  useEffect(() => {
    document.title = `${title} · ${staffAppText.product}`;
  }, [title]);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 2, pb: 1 }}>
      <Typography variant="h1" component="h1" sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {note}
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
