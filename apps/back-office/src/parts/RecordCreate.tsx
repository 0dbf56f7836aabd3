import { Card } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import type { Permission } from '@suluh/domain/staff';
import { CreateBase, SimpleForm } from 'react-admin';
import { DraftNotice } from './DraftNotice.tsx';
import { PageHead } from './PageHead.tsx';
import { Permitted } from './Permitted.tsx';
import { useMe } from '../app/MeContext.tsx';
import { dropDraft } from '../data/draft.ts';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { refusalOf } from '../data/call.ts';
import { reactAdminText } from '@suluh/i18n-id/reactAdmin';

interface RecordCreateProps {
  resource: string;
  /** What making one takes. */
  permission: Permission;
  title: string;
  defaultValues: Record<string, unknown>;
  /** What is sent of what was typed; all of it unless said. */
  transform?: (typed: Record<string, unknown>) => Record<string, unknown>;
  /** The page that follows. */
  leadsTo?: 'edit' | 'show';
  children: ReactNode;
}

function Making({
  resource,
  title,
  defaultValues,
  transform,
  leadsTo = 'edit',
  children,
}: Omit<RecordCreateProps, 'permission'>): ReactElement {
  const { userId } = useMe();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreateBase
      resource={resource}
      {...(transform ? { transform } : {})}
      mutationOptions={{
        onSuccess: (made: RaRecord) => {
          dropDraft(userId, resource, 'new');
          notify(reactAdminText.ra.notification.created, { type: 'success' });
          redirect(leadsTo, resource, made.id, made);
        },
        onError: (error: unknown) => notify(refusalOf(error)?.message || (error as Error).message, { type: 'error' }),
      }}
    >
      <PageHead title={title} />
      <Card variant="outlined">
        <SimpleForm noValidate warnWhenUnsavedChanges sx={{ maxWidth: 760 }} defaultValues={defaultValues}>
          <DraftNotice />
          {children}
        </SimpleForm>
      </Card>
    </CreateBase>
  );
}

/** A record to make, by who may: what is typed is kept as a draft until it is saved, and its page follows. */
export const RecordCreate = ({ permission, ...making }: RecordCreateProps): ReactElement => (
  <Permitted permission={permission} title={making.title}>
    <Making {...making} />
  </Permitted>
);
