'use client';
import { INTERNSHIP_BUSY_MS, internshipButton } from '@suluh/domain/course';
import { useSession } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { useEffect, useState, type ReactElement } from 'react';
import { useTenant } from '../tenant/index.ts';

interface EnrolButtonProps {
  courseId: number;
  href: string;
  /** Both words of the button; handed in, so that no page loads all words of courses for them. */
  words: { start: string; enrol: string };
}

/**
 * The internship card's button: 'Mulai Kursus' when owned and logged in, else 'Daftar Kursus'; busy for a second after
 * a click (docs/product/course.md#internship-card).
 */
export function EnrolButton({ courseId, href, words }: EnrolButtonProps): ReactElement {
  const tenant = useTenant();
  const session = useSession(tenant.id);
  const [owned, setOwned] = useState(false);
  useEffect(() => {
    let [isOver, stop] = [false, () => {}];
    const follow = async () => {
      const { marksStore } = await import('../marks/index.ts');
      if (isOver) return;
      const store = marksStore(tenant);
      const look = () => setOwned(store.marksOf(courseId).owned);
      stop = store.subscribe(look);
      store.request(courseId);
      look();
    };
    void follow().catch(() => undefined); // docs/product/errors.md: errors in card callbacks are swallowed
    return () => {
      isOver = true;
      stop();
    };
  }, [tenant, courseId]);
  const [busy, setBusy] = useState(false);
  const open = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), INTERNSHIP_BUSY_MS);
    window.location.assign(href);
  };
  return (
    <Button block loading={busy} onClick={open}>
      {words[internshipButton({ owned, loggedIn: session !== null })]}
    </Button>
  );
}
