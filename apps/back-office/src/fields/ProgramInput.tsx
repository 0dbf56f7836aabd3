import type { ReactElement } from 'react';
import { ReferenceInput, SelectInput } from 'react-admin';

/** The programme something belongs to; none is the site itself. @param of the resource they are chosen from; all of them unless said */
export const ProgramInput = ({ of = 'program' }: { of?: 'program' | 'landing-program' }): ReactElement => (
  <ReferenceInput source="programId" reference={of} sort={{ field: 'name', order: 'ASC' }}>
    <SelectInput optionText="name" resettable />
  </ReferenceInput>
);
