import { doorColour } from '@suluh/domain/door';
import { printedCode } from '@suluh/domain/ticket';
import { doorText, doorVerdictText } from '@suluh/i18n-id/door';
import { date, time } from '@suluh/i18n-id/format';
import { Button } from '@suluh/ui/buttons/Button';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { useEffect, useRef, type ReactElement } from 'react';
import type { Result } from './useDoor.ts';

const MARK = { green: 'check', yellow: 'warning', red: 'close' } as const;

/** What a door says of a ticket: colour, word and reason, and who it is. */
export function DoorResult({
  result,
  timeZone,
  onNext,
  onSay,
}: {
  result: Result;
  timeZone: string;
  onNext: () => void;
  onSay: (said: 'isUndone' | 'isSamePerson') => void;
}): ReactElement {
  const { verdict, guest, earlier, about, wasAlone } = result;
  const { title, reason } = doorVerdictText[verdict];
  const colour = doorColour(verdict);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [result]);
  return (
    <section className="door-result" aria-labelledby="door-verdict">
      <div className={`door-verdict door-${colour}`}>
        <Icon name={MARK[colour]} size={32} />
        <h2 className="type-h1" id="door-verdict" tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <p>{earlier ? doorText.earlier(time(earlier.at, timeZone), earlier.holder) : reason}</p>
      </div>
      {guest && (
        <p className="door-guest">
          <Avatar name={guest.fullname} size="l" />
          <span>
            <b>{guest.fullname}</b>
            <span className="type-small type-muted type-tabular">{printedCode(guest.shortCode)}</span>
          </span>
        </p>
      )}
      {earlier && <p className="type-muted">{reason}</p>}
      {about && <p className="type-muted">{doorText.other(about.courseFullname, date(about.startAt, timeZone))}</p>}
      {wasAlone && <Note icon="waiting">{doorText.offline}</Note>}
      <Button kind="flame" block onClick={onNext}>
        {doorText.next}
      </Button>
      {verdict === 'admitted' && (
        <Button kind="plain" block onClick={() => onSay('isUndone')}>
          {doorText.undo}
        </Button>
      )}
      {verdict === 'alreadyIn' && (
        <Button kind="line" block onClick={() => onSay('isSamePerson')}>
          {doorText.samePerson}
        </Button>
      )}
    </section>
  );
}
