import { Card, CardContent } from '@mui/material';
import type { StaffInboxItem } from '@suluh/api/types';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { PageHead } from '../parts/PageHead.tsx';
import { InboxItem } from './InboxItem.tsx';

function Item(): ReactElement | null {
  const item = useRecordContext<StaffInboxItem>();
  if (!item) return null;
  return (
    <>
      <PageHead title={staffAppText.inbox.kinds[item.kind]} />
      <Card variant="outlined" sx={{ maxWidth: 860 }}>
        <CardContent>
          <InboxItem isAlone />
        </CardContent>
      </Card>
    </>
  );
}

/** Something that waits, on a page that can be handed on. What does not wait any more leads back to the list. */
export const InboxShow = (): ReactElement => (
  <ShowBase resource="inbox">
    <Item />
  </ShowBase>
);
