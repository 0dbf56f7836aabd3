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

/** A page for those who may do something; everybody else is told why it is not theirs (the API decides regardless). */
export function Permitted({ permission, title, children }: PermittedProps): ReactElement {
  if (useMay(permission)) return <>{children}</>;
  return (
    <>
      <PageHead title={title} />
      <Alert severity="warning" sx={{ maxWidth: 760 }}>
        {staffAppText.notPermitted}
      </Alert>
    </>
  );
}
