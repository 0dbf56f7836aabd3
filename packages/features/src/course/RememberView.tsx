'use client';
import { useEffect } from 'react';
import { useTenant } from '../parts/tenant/index.ts';

/** Lets the device remember that this course was looked at, for the home page (docs/product/home.md#for-you). */
export function RememberView({ courseId }: { courseId: number }): null {
  const { id } = useTenant();
  useEffect(() => {
    void import('../parts/recent-views/index.ts')
      .then(({ rememberView }) => rememberView(id, courseId))
      .catch(() => undefined); // without a line it is not remembered
  }, [id, courseId]);
  return null;
}
