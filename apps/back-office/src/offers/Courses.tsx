import { staffOfferResources } from '@suluh/i18n-id/staffOffers';
import type { ReactElement, ReactNode } from 'react';
import { AutocompleteInput, ReferenceInput, SimpleFormIterator, required } from 'react-admin';
import { RowsInput } from '../fields/RowsInput.tsx';

/** Courses one below the other, which can be added, taken away and put in order. @param children what else a row has */
export const Courses = ({ children = null }: { children?: ReactNode }): ReactElement => (
  <RowsInput source="courses">
    <SimpleFormIterator inline>
      <ReferenceInput source="courseId" reference="course-choice" sort={{ field: 'name', order: 'ASC' }}>
        <AutocompleteInput
          label={staffOfferResources.collection.fields.courseId}
          filterToQuery={(q: string) => ({ q })}
          validate={required()}
          sx={{ minWidth: { xs: 220, sm: 360 } }}
        />
      </ReferenceInput>
      {children}
    </SimpleFormIterator>
  </RowsInput>
);
