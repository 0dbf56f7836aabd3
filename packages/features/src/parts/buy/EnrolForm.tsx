'use client';
import { apiPath } from '@suluh/domain/address';
import { courseActionText } from '@suluh/i18n-id/courseAction';
import { SubmitButton } from '@suluh/ui/buttons/SubmitButton';
import type { ButtonLook } from '@suluh/ui/buttons/buttonClass.ts';
import type { ReactElement } from 'react';
import { PostedFields } from '../posted-fields/index.ts';
import { useTenant } from '../tenant/index.ts';

interface EnrolFormProps extends ButtonLook {
  courseId: number;
  eventId?: number;
  /** Page to return to after login, or when the course is refused. */
  path: string;
}

/**
 * Takes a course of the internship, or of a programme with free access, which costs nothing: a plain form, and so
 * without JavaScript too.
 */
export function EnrolForm({ courseId, eventId, path, ...look }: EnrolFormProps): ReactElement {
  const { routes, capabilities } = useTenant();
  const action = capabilities.givesCourses ? '/api/form/program-enrol' : '/api/form/internship-enrol';
  return (
    <form method="post" action={apiPath(routes, action)}>
      <PostedFields values={{ courseId, eventId, redirectTo: path }} />
      <SubmitButton {...look}>{courseActionText.register}</SubmitButton>
    </form>
  );
}
