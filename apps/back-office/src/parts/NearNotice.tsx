import { Alert } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';

/** Says above a list that nothing has the words as they were typed, and that what stands here looks like them. */
export function NearNotice(): ReactElement | null {
  const { meta } = useListContext() as { meta?: { isNear?: boolean } };
  if (meta?.isNear !== true) return null;
  return (
    <Alert severity="info" role="status" sx={{ m: 1 }}>
      {staffAppText.near}
    </Alert>
  );
}
