'use client';
import { doorSession } from '@suluh/domain/door';
import { doorText } from '@suluh/i18n-id/door';
import { time, zoneName } from '@suluh/i18n-id/format';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { useEffect, useState, type FormEvent, type ReactElement } from 'react';
import { keepPage } from '../parts/offline/index.ts';
import { Camera } from './Camera.tsx';
import { DoorResult } from './DoorResult.tsx';
import { GuestList } from './GuestList.tsx';
import type { KeptDoor } from './store.ts';
import { useDoor } from './useDoor.ts';

const toDates = ({ roster }: KeptDoor) =>
  roster.sessions.map((session) => ({
    ...session,
    startAt: session.startAt ? new Date(session.startAt) : null,
    endAt: session.endAt ? new Date(session.endAt) : null,
  }));

/** The door of a class: camera, code, list, and what was decided. @param scope of the worker that keeps the page */
export function DoorIsland({ pass, scope }: { pass: string; scope: string }): ReactElement {
  const { state, kept, result, busy, scan, next } = useDoor(pass);
  const [code, setCode] = useState('');
  useEffect(() => void keepPage(scope, ['/_ui/zxing_reader.wasm']), [scope]);
  if (state === 'closed')
    return (
      <Note tone="error" alert>
        <b>{doorText.closedTitle}</b> {doorText.closed}
      </Note>
    );
  if (!kept) return <Note>{doorText.notReady}</Note>;
  const { roster, queue } = kept;
  const session = doorSession(toDates(kept), new Date(Date.now() + kept.clockMs));
  if (!session) return <Note tone="warning">{doorText.noSession}</Note>;
  const inside = roster.guests.filter(({ admitted }) =>
    admitted.some(({ sessionId }) => sessionId === session.id),
  ).length;
  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    await scan(code);
    setCode('');
  }
  return (
    <div className="door">
      <header>
        <h1 className="type-h2">{doorText.session(session.no)}</h1>
        <p className="type-muted">{doorText.classOf(roster.courseFullname, roster.batch)}</p>
        <p className="type-small" role="status">
          {doorText.ready(`${time(kept.loadedAt, roster.timeZone)} ${zoneName(roster.timeZone)}`)}
        </p>
      </header>
      {result ? (
        <DoorResult result={result} timeZone={roster.timeZone} onNext={next} />
      ) : (
        <>
          <dl className="door-counts">
            {(
              [
                [doorText.inside, inside],
                [doorText.outside, roster.guests.length - inside],
                [doorText.waiting, queue.length],
              ] as const
            ).map(([label, count]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="type-tabular">{count}</dd>
              </div>
            ))}
          </dl>
          {queue.length > 0 && <Note tone="warning">{doorText.counsel}</Note>}
          <Camera isPaused={busy} onCode={(found) => void scan(found)} />
          <form onSubmit={(event) => void check(event)} className="door-code">
            <TextField
              name="kode"
              label={doorText.code}
              help={doorText.codeHelp}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              autoFocus
            />
            <Button type="submit" kind="line" loading={busy}>
              {doorText.check}
            </Button>
          </form>
          <GuestList roster={roster} sessionId={session.id} onPick={(shortCode) => void scan(shortCode)} />
        </>
      )}
    </div>
  );
}
