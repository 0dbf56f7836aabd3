'use client';
import type { CourseAction } from '@suluh/domain/course';
import { courseActionText, courseText } from '@suluh/i18n-id/course';
import { errorText } from '@suluh/i18n-id/errors';
import { readSummary } from '@suluh/session/browser';
import { Button } from '@suluh/ui/buttons/Button';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { showToast } from '@suluh/ui/feedback/toast.ts';
import { useState, type ReactElement } from 'react';
import { useCourseMarks } from '../parts/overlay/index.ts';
import { currentPath, loginPath, useTenantFacts } from '../parts/tenant-facts/index.ts';
import { addToCart, registerFree } from './registration.ts';

interface CourseActionButtonProps {
  courseId: number;
  /** What a visitor who does not own the course does. */
  action: 'register' | 'buy';
  /** What an owner does. */
  ownedAction: CourseAction;
  /** Words instead of the action's own. */
  label?: string;
  block?: boolean;
  /** The one flame of the page, or one of the equal buttons of a list. */
  look?: 'flame' | 'schedule';
}

const MESSAGE_MS = 3000;

/**
 * The flame of a course page: register for a free course, put a paid one into the cart, or go to it when owned. A call
 * without a session leads to login and back (decisions.md 5).
 */
export function CourseActionButton({ courseId, action, ownedAction, label, block = false, look = 'flame' }: CourseActionButtonProps): ReactElement {
  const facts = useTenantFacts();
  const { owned } = useCourseMarks(courseId);
  const [busy, setBusy] = useState(false);
  if (owned) {
    return (
      <ButtonLink kind="flame" size="large" block={block} href={facts.myCoursePath}>
        {courseActionText[ownedAction]}
      </ButtonLink>
    );
  }
  const toLogin = () => window.location.assign(loginPath(facts, currentPath()));
  async function act(): Promise<void> {
    if (readSummary(facts.scopeId) === null) return toLogin();
    setBusy(true);
    try {
      const outcome = await (action === 'register' ? registerFree : addToCart)(facts.apiPath, courseId);
      if (outcome === 'toMyCourse') window.location.assign(facts.myCoursePath);
      if (outcome === 'login') toLogin();
      if (outcome === 'inCart') showToast({ text: courseText.addedToCart, tone: 'success', durationMs: MESSAGE_MS });
    } catch {
      showToast({ text: errorText.noConnection, tone: 'error', durationMs: MESSAGE_MS });
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button kind={look === 'flame' ? 'flame' : 'primary'} size={look === 'flame' ? 'large' : 'small'} block={block} loading={busy} onClick={() => void act()}>
      {label ?? courseActionText[action]}
    </Button>
  );
}
