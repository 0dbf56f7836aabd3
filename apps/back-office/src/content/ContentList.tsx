import { Button } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, SelectInput, TextInput, type RaRecord, type SortPayload } from 'react-admin';
import { Link } from 'react-router';
import { officePath } from '../app/officePath.ts';
import { ChosenField, choicesOf } from '../fields/ChosenField.tsx';
import { StaffList } from '../parts/StaffList.tsx';

const STATES = { true: staffAppText.course.published, false: staffAppText.course.unpublished };

const filters = [
  <TextInput key="q" source="q" alwaysOn />,
  <SelectInput key="isPublished" source="isPublished" choices={choicesOf(STATES)} alwaysOn />,
];

interface Content extends RaRecord {
  title: string;
  isPublished: boolean;
}

interface ContentListProps {
  title: string;
  resource: string;
  create: string;
  sort: SortPayload;
  /** Filters beside words and state. */
  more?: readonly ReactElement[];
  /** What can be done with the list. */
  tools?: ReactNode;
  /** Buttons before the one that makes one. */
  actions?: ReactNode;
  /** Columns between title and state. */
  children: ReactNode;
}

/** A list of what stands on the pages: by title, and whether it is published. */
export const ContentList = ({
  title,
  resource,
  create,
  sort,
  more = [],
  tools,
  actions,
  children,
}: ContentListProps): ReactElement => (
  <StaffList<Content>
    title={title}
    filters={[...filters, ...more]}
    sort={sort}
    tools={tools}
    {...(tools ? { nameOf: (row: Content) => row.title } : {})}
    actions={
      <>
        {actions}
        <Button component={Link} to={officePath(resource, 'create')} variant="contained">
          {create}
        </Button>
      </>
    }
    card={{ primary: (row) => row.title, secondary: (row) => (row.isPublished ? STATES.true : STATES.false) }}
  >
    <DataTable.Col source="title" disableSort sx={{ whiteSpace: 'normal', minWidth: 240 }} />
    {children}
    <DataTable.Col source="isPublished" disableSort>
      <ChosenField source="isPublished" names={STATES} strong={['true']} />
    </DataTable.Col>
  </StaffList>
);
