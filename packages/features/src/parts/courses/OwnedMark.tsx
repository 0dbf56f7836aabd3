'use client';
import { ownershipText } from '@suluh/i18n-id/course';
import { Badge } from '@suluh/ui/badges/Badge';
import type { ReactElement } from 'react';
import { useCourseMarks } from '../overlay/index.ts';

/** 'Terdaftar' on the card of a course the visitor owns (docs/product/course.md#labels). */
export function OwnedMark({ courseId }: { courseId: number }): ReactElement | null {
  const { owned } = useCourseMarks(courseId);
  if (!owned) return null;
  return (
    <Badge tone="prakerja" icon="check">
      {ownershipText.registered}
    </Badge>
  );
}
