import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';

/** The programme whose people alone see and book a schedule; none where it is for everybody. */
export function OwnPeopleInput(): ReactElement | null {
  const mayChoose = useMay('choice.read');
  if (!mayChoose) return null; // who stands at a door reads no programmes
  return (
    <ReferenceInput source="programId" reference="program" sort={{ field: 'name', order: 'ASC' }}>
      <AutocompleteInput filterToQuery={(q: string) => ({ q })} helperText={staffAppText.schedule.ownPeopleHelp} />
    </ReferenceInput>
  );
}
