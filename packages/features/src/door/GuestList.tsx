'use client';
import type { DoorRoster } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { doorText } from '@suluh/i18n-id/door';
import { time } from '@suluh/i18n-id/format';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { TextField } from '@suluh/ui/forms/TextField';
import { useState, type ReactElement } from 'react';

/** Most names shown at once; who looks for somebody types. */
const MOST = 50;

interface GuestListProps {
  roster: DoorRoster;
  sessionId: number;
  onPick: (code: string) => void;
}

/** Who has a place, with a search by name or code; who is not in yet can be let in. */
export function GuestList({ roster, sessionId, onPick }: GuestListProps): ReactElement {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found = roster.guests.filter(({ fullname, shortCode }) =>
    `${fullname} ${shortCode} ${printedCode(shortCode)}`.toLowerCase().includes(words),
  );
  return (
    <section aria-labelledby="daftar-hadir" className="door-list">
      <h2 className="type-h3" id="daftar-hadir">
        {doorText.list}
      </h2>
      <TextField
        name="cari"
        label={doorText.find}
        icon="search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
        autoComplete="off"
      />
      <ul>
        {found.slice(0, MOST).map(({ ticketId, fullname, shortCode, admitted }) => {
          const at = admitted.find((each) => each.sessionId === sessionId)?.at;
          return (
            <li key={ticketId}>
              <span>
                <b>{fullname}</b>
                <span className="type-small type-muted">
                  {at ? doorText.in(time(at, roster.timeZone)) : doorText.notYet}
                </span>
              </span>
              {at ? (
                <Badge tone="prakerja" icon="check">
                  {doorText.inside}
                </Badge>
              ) : (
                <Button
                  kind="line"
                  size="small"
                  aria-label={doorText.letInOf(fullname)}
                  onClick={() => onPick(shortCode)}
                >
                  {doorText.letIn}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
