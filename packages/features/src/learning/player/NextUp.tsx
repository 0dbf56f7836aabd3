'use client';
import { NEXT_LESSON_SECONDS } from '@suluh/domain/learning';
import { playerText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { useEffect, useState, type ReactElement } from 'react';
import { useRoom } from '../room/RoomProvider.tsx';

export interface NextUpView {
  title: string;
  href: string;
}

/** After a recording: the next lesson begins in five seconds, unless the learner says no; without a line it waits for one. */
export function NextUp({ next, onCancel }: { next: NextUpView; onCancel: () => void }): ReactElement {
  const { go } = useRoom();
  const [left, setLeft] = useState(NEXT_LESSON_SECONDS);
  useEffect(() => {
    if (left === 0) {
      const leave = () => go(next.href);
      if (navigator.onLine) return leave();
      window.addEventListener('online', leave, { once: true }); // without a line the page that is there stays
      return () => window.removeEventListener('online', leave);
    }
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left, next.href, go]);
  return (
    <div className="player-next" role="group" aria-label={next.title}>
      <p className="type-small player-nextLead" role="timer">
        {playerText.nextIn(left)}
      </p>
      <p>
        <b>{next.title}</b>
      </p>
      <p className="player-nextActions">
        <Button kind="on-deep" size="small" onClick={onCancel}>
          {playerText.cancel}
        </Button>
        <ButtonLink kind="flame" size="small" href={next.href}>
          {playerText.goOn}
        </ButtonLink>
      </p>
    </div>
  );
}
