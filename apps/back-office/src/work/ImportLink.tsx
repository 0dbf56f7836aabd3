import { Button } from '@mui/material';
import type { ImportResource } from '@suluh/domain/staff';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { importPath } from './importPath.ts';

/** Leads from a list to where a file of its records is sent. */
export const ImportLink = ({ resource }: { resource: ImportResource }): ReactElement => (
  <Button component={Link} to={importPath(resource)}>
    {staffAppText.work.import.open}
  </Button>
);
