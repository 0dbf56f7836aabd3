'use client';
import type { DoorRoster } from '@suluh/api/types';
import { printedCode } from '@suluh/domain/ticket';
import { doorText } from '@suluh/i18n-id/door';
import { time } from '@suluh/i18n-id/format';
import { Badge } from '@suluh/ui/badges/Badge';
import { Button } from '@suluh/ui/buttons/Button';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { TextField } from '@suluh/ui/forms/TextField';
import { useState, type ReactElement } from 'react';

/** Most names shown at once; who looks for somebody types. */
const MOST = 50;

interface GuestListProps {
  roster: DoorRoster;
  /** Who is in, by ticket. */
  inside: ReadonlyMap<string, { at: string; isWaiting: boolean }>;
  onPick: (code: string) => void;
}

/** Who has a place, with a search by name or code; who is not in yet can be let in. */
export function GuestList({ roster, inside, onPick }: GuestListProps): ReactElement {
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
        {found.slice(0, MOST).map(({ ticketId, fullname, shortCode }) => {
          const entered = inside.get(ticketId);
          return (
            <li key={ticketId}>
              <Avatar name={fullname} />
              <span>
                <b>{fullname}</b>
                <span className="type-small type-muted">
                  {entered ? doorText.in(time(entered.at, roster.timeZone), entered.isWaiting) : doorText.notYet}
                </span>
              </span>
              {entered ? (
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
