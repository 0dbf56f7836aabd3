'use client';
import { INTERNSHIP_BUSY_MS, internshipButton } from '@suluh/domain/course';
import { useSession } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { useState, type ReactElement } from 'react';
import { useCourseMarks } from '../marks/index.ts';
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
  const { id: scopeId } = useTenant();
  const session = useSession(scopeId);
  const { owned } = useCourseMarks(courseId);
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
