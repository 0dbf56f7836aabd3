import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { staffAppText } from '@suluh/i18n-id/staffApp';
import type { RecordedAttendance, AttendanceRow, StaffEvent, StaffParticipant, StaffSessions } from '@suluh/api/types';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ReactElement } from 'react';
import { useRecordContext } from 'react-admin';
import { useMay } from '../app/MeContext.tsx';
import { call } from '../data/call.ts';
import { AskDialog } from '../parts/AskDialog.tsx';
import { AsideCard } from '../parts/AsideCard.tsx';
import { useDeed } from '../parts/useDeed.ts';
import { AttendanceBar } from './AttendanceBar.tsx';
import { AttendanceRefusals } from './AttendanceRefusals.tsx';
import {
  allOf,
  peopleOf,
  refusedOf,
  sessionAtHand,
  thereAt,
  turned,
  type Participant,
  type RefusedPerson,
} from './choosing.ts';
import { ExportParticipants } from './ExportParticipants.tsx';
import { FinishButton } from './FinishButton.tsx';
import { ParticipantRow } from './ParticipantRow.tsx';

const text = staffAppText.schedule.participants;
const NOBODY: ReadonlySet<string> = new Set();

/** For whom the last deed was refused, and what it was. */
interface Refused {
  title: string;
  people: readonly RefusedPerson[];
}

/** Who holds a place, what they attended, and a way to say who was at a session, one or many at once. */
export function Participants(): ReactElement | null {
  const event = useRecordContext<StaffEvent>();
  const mayList = useMay('event.participant');
  const mayRecord = useMay('event.attendance');
  const mayFinish = useMay('event.finish');
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const [chosen, setChosen] = useState(NOBODY);
  const [last, setLast] = useState<Refused | null>(null);
  const [unsaid, setUnsaid] = useState<Participant | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const { isWorking, run } = useDeed();
  const base = `/api/admin/event/${event?.id}`;
  const { data: listed } = useQuery({
    queryKey: ['event', 'participant', event?.id],
    queryFn: async () => (await call<StaffParticipant[]>(`${base}/participant`)).data,
    enabled: event !== undefined && mayList,
  });
  const { data: sheet } = useQuery({
    queryKey: ['event', 'attendance', event?.id],
    queryFn: async () => (await call<AttendanceRow[]>(`${base}/attendance`)).data,
    enabled: event !== undefined && mayRecord,
  });
  const { data: held } = useQuery({
    queryKey: ['event', 'session', event?.id],
    queryFn: async () => (await call<StaffSessions>(`${base}/session`)).data.sessions,
    enabled: event !== undefined && mayRecord,
  });
  const data: readonly Participant[] | undefined = mayList ? listed : sheet && peopleOf(sheet);
  if (!event || !data) return null;
  const sessions = held ?? [];
  const no = turnedTo ?? sessionAtHand(sessions, { now: new Date(), timeZone: event.timeZone });
  const isRecording = mayRecord && sessions.length > 0 && sheet !== undefined;
  const there = thereAt(sheet ?? [], no);
  const absent = data.filter(({ id }) => !there.has(id));
  // Who came by the door meanwhile, or left, is chosen no more.
  const picked = absent.filter(({ id }) => chosen.has(id));
  const checkIn = async (people: readonly Participant[]) => {
    const done = await run<RecordedAttendance>(
      `${base}/session/${no}/attendance`,
      { method: 'POST', body: { enrolmentIds: people.map(({ id }) => id) } },
      ({ recorded, already, refused }) => text.recorded({ recorded, already, refused: refused.length }),
    );
    if (!done) return;
    list.current?.focus(); // the button that was pressed does another thing now, or has nobody left to write down
    setChosen(NOBODY);
    setLast({ title: text.refusedTitle, people: refusedOf(people, done.refused) });
  };
  const takeBack = async ({ id }: Participant) => {
    await run(`${base}/session/${no}/attendance/${id}`, { method: 'DELETE' }, text.tookBack);
    setUnsaid(null);
  };
  const turnTo = (session: number) => {
    setTurnedTo(session);
    setChosen(NOBODY);
    setLast(null);
  };
  return (
    <AsideCard title={`${text.title} (${data.length})`}>
      {data.length === 0 && <Typography>{text.none}</Typography>}
      {isRecording && (
        <AttendanceBar
          sessions={sessions}
          timeZone={event.timeZone}
          no={no}
          onSession={turnTo}
          base={`${base}/session/${no}`}
          absent={absent.length}
          chosen={picked.length}
          isWorking={isWorking}
          onChooseAll={(isAll) => setChosen(isAll ? allOf(absent) : NOBODY)}
          onCheckIn={() => void checkIn(picked)}
        />
      )}
      {mayList && data.length > 0 && <ExportParticipants event={event} />}
      {mayFinish && mayList && (
        <FinishButton
          event={event}
          people={data}
          onRefused={(people) => setLast({ title: text.finish.refusedTitle, people })}
        />
      )}
      {last && <AttendanceRefusals {...last} />}
      {data.length > 0 && (
        <TableContainer ref={list} tabIndex={0} role="region" aria-label={text.title}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {isRecording && <TableCell padding="checkbox">{text.chosen}</TableCell>}
                <TableCell>{text.name}</TableCell>
                <TableCell align="right">{text.attended}</TableCell>
                {isRecording && <TableCell>{text.checkIn}</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {data.map((row) => (
                <ParticipantRow
                  key={row.id}
                  participant={row}
                  recording={
                    isRecording
                      ? {
                          isThere: there.has(row.id),
                          isChosen: chosen.has(row.id) && !there.has(row.id),
                          isWorking,
                          onChoose: () => setChosen(turned(chosen, row.id)),
                          onCheckIn: () => void checkIn([row]),
                          onTakeBack: () => setUnsaid(row),
                        }
                      : null
                  }
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
      <AskDialog
        title={text.takeBackTitle(unsaid?.fullname ?? '', no)}
        isOpen={unsaid !== null}
        isWorking={isWorking}
        onClose={() => setUnsaid(null)}
        onAnswer={() => unsaid && void takeBack(unsaid)}
        deed={text.takeBack}
      >
        <Typography>{text.takeBackBody}</Typography>
      </AskDialog>
    </AsideCard>
  );
}
