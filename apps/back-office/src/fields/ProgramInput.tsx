import type { ReactElement } from 'react';
import { ReferenceInput, SelectInput } from 'react-admin';

/** The programme something belongs to; none is the site itself. */
export const ProgramInput = (): ReactElement => (
  <ReferenceInput source="programId" reference="program" sort={{ field: 'name', order: 'ASC' }}>
    <SelectInput optionText="name" resettable />
  </ReferenceInput>
);
