import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { ScheduleFacts } from '@suluh/ui/course/ScheduleCard';
import type { ReactElement } from 'react';
import type { CheckoutItem } from '../parts/checkout/index.ts';

/**
 * Those of the courses that have a date, with it: what 'Confirm before order' asks about
 * (docs/product/cart.md#confirm).
 */
export function ScheduledCourses({ items }: { items: readonly CheckoutItem[] }): ReactElement {
  return (
    <>
      {items.map(
        ({ cartId, view, schedule }) =>
          schedule && (
            <div key={cartId} className="dlg-course">
              <MiniCourse title={view.title} cloth={view.cloth} imageUrl={view.imageUrl ?? null} />
              <ScheduleFacts schedule={{ ...schedule, mapUrl: null }} />
            </div>
          ),
      )}
    </>
  );
}
