import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';

/** The programme whose people alone see and book a schedule; none where it is for everybody. */
export const OwnPeopleInput = (): ReactElement => (
  <ReferenceInput source="programId" reference="program" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput filterToQuery={(q: string) => ({ q })} helperText={staffAppText.schedule.ownPeopleHelp} />
  </ReferenceInput>
);
