import { Alert } from '@mui/material';
import type { Permission } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';
import { useMay } from '../app/MeContext.tsx';
import { PageHead } from './PageHead.tsx';

interface PermittedProps {
  /** What opens the page. */
  permission: Permission;
  /** Heading of the page, for who may not open it too. */
  title: string;
  children: ReactNode;
}

/** What stands in the place of a page that is not for whoever is signed in. */
export const NotPermitted = ({ title }: { title: string }): ReactElement => (
  <>
    <PageHead title={title} />
    <Alert severity="warning" sx={{ maxWidth: 760 }}>
      {staffAppText.notPermitted}
    </Alert>
  </>
);

/** A page for those who may do something; everybody else is told why it is not theirs (the API decides regardless). */
export function Permitted({ permission, title, children }: PermittedProps): ReactElement {
  return useMay(permission) ? <>{children}</> : <NotPermitted title={title} />;
}
