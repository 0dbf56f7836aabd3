import { DEFAULT_TIME_ZONE } from '@suluh/domain/time';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { ReactElement } from 'react';
import { AutocompleteInput, ReferenceInput, SelectInput, TextInput, required } from 'react-admin';
import { choicesOf } from '../fields/ChosenField.tsx';
import { OwnPeopleInput } from './OwnPeopleInput.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { RecordCreate } from '../parts/RecordCreate.tsx';

const text = staffAppText.schedule;

/** A schedule to make. */
export const EventCreate = (): ReactElement => (
  <RecordCreate
    resource="event"
    permission="event.edit"
    title={text.create}
    defaultValues={{ timeZone: DEFAULT_TIME_ZONE, capacity: 20, price: 0, city: null, venue: null }}
  >
    <ReferenceInput
      source="courseId"
      reference="course"
      sort={{ field: 'fullname', order: 'ASC' }}
      filter={{ hasSchedules: 'true' }}
    >
      <AutocompleteInput filterToQuery={(q: string) => ({ q })} validate={required()} />
    </ReferenceInput>
    <TextInput source="batch" validate={required()} />
    <SelectInput source="timeZone" choices={choicesOf(text.zones)} validate={required()} />
    <MomentInput source="startAt" isRequired />
    <MomentInput source="endAt" isRequired />
    <TextInput source="city" />
    <TextInput source="venue" />
    <WholeNumberInput source="capacity" min={0} isRequired />
    <WholeNumberInput source="price" min={0} isRequired />
    <OwnPeopleInput />
  </RecordCreate>
);
