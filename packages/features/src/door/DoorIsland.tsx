'use client';
import { doorSession } from '@suluh/domain/door';
import { doorText } from '@suluh/i18n-id/door';
import { time, zoneName } from '@suluh/i18n-id/format';
import { Button } from '@suluh/ui/buttons/Button';
import { Note } from '@suluh/ui/feedback/Note';
import { TextField } from '@suluh/ui/forms/TextField';
import { useEffect, useRef, useState, type FormEvent, type ReactElement } from 'react';
import { keepPage } from '../parts/offline/index.ts';
import { Camera } from '../parts/camera/index.ts';
import { DoorResult } from './DoorResult.tsx';
import { GuestList } from './GuestList.tsx';
import { insideOf } from './keeping.ts';
import { toHours, useDoor } from './useDoor.ts';
import { useTypedNext } from './useTypedNext.ts';

/** The door of a class: camera, code, list, and what was decided. @param scope of the worker that keeps the page */
export function DoorIsland({ pass, scope }: { pass: string; scope: string }): ReactElement {
  const { state, kept, result, busy, scan, next, say } = useDoor(pass);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const toNext = useTypedNext(result !== null, next, field);
  useEffect(() => void keepPage(scope, null, ['/_ui/zxing_reader.wasm']), [scope]);
  if (state === 'closed')
    return (
      <Note tone="error" alert>
        <b>{doorText.closedTitle}</b> {doorText.closed}
      </Note>
    );
  if (!kept) return <Note>{doorText.notReady}</Note>;
  const { roster, queue } = kept;
  const session = doorSession(toHours(roster.sessions), new Date(Date.now() + kept.clockMs));
  if (!session) return <Note tone="warning">{doorText.noSession}</Note>;
  const inside = insideOf(kept, session.id);
  const outside = roster.guests.filter(({ ticketId }) => !inside.has(ticketId)).length;
  async function check(event: FormEvent): Promise<void> {
    event.preventDefault();
    setCode(''); // at once: a scanner types the next one while this one is asked for
    await scan(code);
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
      {result && (
        <DoorResult
          result={result}
          timeZone={roster.timeZone}
          onNext={toNext}
          onSay={(said) => void say(said).then(() => field.current?.focus())}
        />
      )}
      <div className="door" hidden={result !== null}>
        <dl className="door-counts">
          {(
            [
              [doorText.inside, inside.size],
              [doorText.outside, outside],
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
        <Camera
          isPaused={busy || result !== null}
          onCode={(found) => void scan(found)}
          label={doorText.camera}
          look={{ kind: 'flame', block: true }}
          looksFor={doorText.scan}
          noCamera={doorText.noCamera}
        />
        <form onSubmit={(event) => void check(event)} className="door-code" aria-busy={busy}>
          <TextField
            name="kode"
            label={doorText.code}
            help={doorText.codeHelp}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            autoFocus
            ref={field}
          />
          <Button type="submit" kind="line">
            {doorText.check}
          </Button>
        </form>
        <GuestList roster={roster} inside={inside} onPick={(shortCode) => void scan(shortCode)} />
      </div>
    </div>
  );
}
