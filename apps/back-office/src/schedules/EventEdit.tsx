import { Alert, Chip, Stack } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { StaffEvent } from '@suluh/api/types';
import type { ReactElement } from 'react';
import { SelectInput, TextInput, required, useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { choicesOf } from '../fields/ChosenField.tsx';
import { LinesInput } from '../fields/LinesInput.tsx';
import { MomentInput } from '../fields/MomentInput.tsx';
import { WholeNumberInput } from '../fields/WholeNumberInput.tsx';
import { AskedButton } from '../parts/AskedButton.tsx';
import { History } from '../parts/History.tsx';
import { PageHead } from '../parts/PageHead.tsx';
import { RecordEdit } from '../parts/RecordEdit.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { Doors } from './Doors.tsx';
import { EventSessions } from './EventSessions.tsx';
import { OwnPeopleInput } from './OwnPeopleInput.tsx';
import { Participants } from './Participants.tsx';
import { SeriesButton } from './SeriesButton.tsx';
import { Waiting } from './Waiting.tsx';

const text = staffAppText.schedule;

function Head(): ReactElement {
  const event = useRecordContext<StaffEvent>();
  const mayEdit = useMay('event.edit');
  const { isWorking, run } = useDeed();
  return (
    <PageHead
      title={event ? `${event.courseFullname} · ${event.batch}` : text.list}
      note={event?.cancelledAt && <Chip label={text.cancelled} color="error" variant="outlined" />}
    >
      <History />
      {mayEdit && event && !event.cancelledAt && (
        <>
          <SeriesButton event={event} />
          <AskedButton
            words={{ deed: text.cancel, title: text.cancelTitle, body: text.cancelBody(event.enrolled) }}
            isWorking={isWorking}
            onAnswer={() => run(`/api/admin/event/${event.id}/cancel`, { method: 'POST' }, text.cancelDone)}
            variant="outlined"
          />
        </>
      )}
    </PageHead>
  );
}

/** A schedule: its hours, place and seats; who comes; who stands at its doors. */
export function EventEdit(): ReactElement {
  const mayEdit = useMay('event.edit');
  const mayList = useMay('event.participant');
  const mayRecord = useMay('event.attendance');
  const mayGive = useMay('event.door');
  return (
    <RecordEdit
      resource="event"
      head={<Head />}
      canSave={({ cancelledAt }) => mayEdit && cancelledAt === null}
      aside={
        <Stack spacing={2}>
          <EventSessions />
          {(mayList || mayRecord) && <Participants />}
          {mayList && <Waiting />}
          {mayGive && <Doors />}
        </Stack>
      }
    >
      <TextInput source="batch" validate={required()} />
      <Alert severity="info">{text.placeNote}</Alert>
      <SelectInput source="timeZone" choices={choicesOf(text.zones)} validate={required()} />
      <MomentInput source="startAt" isRequired />
      <MomentInput source="endAt" isRequired />
      <TextInput source="timeLabel" />
      <TextInput source="city" />
      <TextInput source="venue" />
      <TextInput source="address" />
      <TextInput source="byTransit" />
      <TextInput source="parking" />
      <TextInput source="stepFree" />
      <TextInput source="mapUrl" type="url" />
      <TextInput source="joinUrl" type="url" />
      <WholeNumberInput source="capacity" min={0} isRequired />
      <WholeNumberInput source="price" min={0} isRequired />
      <MomentInput source="salesOpenAt" />
      <OwnPeopleInput />
      <LinesInput source="bring" />
    </RecordEdit>
  );
}
