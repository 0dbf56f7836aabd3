import { Alert, Card, CardContent, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import type { StaffLearner } from '@suluh/api/types';
import { dateTime } from '@suluh/i18n-id/format';
import { staffLookText as text } from '@suluh/i18n-id/staffLook';
import type { ReactElement } from 'react';
import { ShowBase, useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { areaName } from './areaName.ts';
import { BlockButton } from './BlockButton.tsx';
import { CloseButton } from './CloseButton.tsx';
import { LookDialog } from './LookDialog.tsx';

function Learner(): ReactElement | null {
  const learner = useRecordContext<StaffLearner>();
  const mayBlock = useMay('learner.block');
  const mayClose = useMay('learner.close');
  if (!learner?.areas || !learner.looks) return null; // a row of the list stands in for it until it has come
  const { areas, looks, isStaff, blockedAt, blockReason, erasedAt } = learner;
  return (
    <>
      <PageHead title={learner.fullname} note={isStaff && <Chip label={text.staff} variant="outlined" />}>
        <History />
        {(!isStaff || blockedAt !== null) && mayBlock && <BlockButton learner={learner} />}
        {!isStaff && erasedAt === null && mayClose && <CloseButton learner={learner} />}
        {!isStaff && erasedAt === null && areas.length > 0 && <LookDialog learner={learner} areas={areas} />}
      </PageHead>
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {[learner.email, text.since(dateTime(learner.createdAt)), ...areas.map(areaName)].join(' · ')}
      </Typography>
      {blockedAt !== null && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 860 }}>
          {text.blockedSince(dateTime(blockedAt), blockReason ?? '')}
        </Alert>
      )}
      {erasedAt !== null && (
        <Alert severity="warning" sx={{ mb: 2, maxWidth: 860 }}>
          {text.closing(dateTime(erasedAt))}
        </Alert>
      )}
      {isStaff && (
        <Alert severity="info" sx={{ mb: 2, maxWidth: 860 }}>
          {text.staffNote}
        </Alert>
      )}
      <Card variant="outlined" sx={{ maxWidth: 860 }}>
        <CardContent>
          <Typography variant="h2" component="h2">
            {text.looks}
          </Typography>
          {looks.length === 0 ? (
            <Typography sx={{ mt: 1 }}>{text.noLooks}</Typography>
          ) : (
            <List>
              {looks.map(({ id, by, reason, startedAt }) => (
                <ListItem key={id} disableGutters divider>
                  <ListItemText
                    primary={reason}
                    secondary={[by ?? text.somebody, dateTime(startedAt)].join(' · ')}
                    sx={{ overflowWrap: 'anywhere' }}
                  />
                </ListItem>
              ))}
            </List>
          )}
        </CardContent>
      </Card>
    </>
  );
}

/** A learner, where they are, and a look at their pages. */
export const LearnerShow = (): ReactElement => (
  <ShowBase resource="learner">
    <Learner />
  </ShowBase>
);
