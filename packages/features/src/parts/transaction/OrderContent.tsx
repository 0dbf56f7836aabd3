import type { Transaction } from '@suluh/api/types';
import { MiniCourse } from '@suluh/ui/checkout/MiniCourse';
import { PriceSummary } from '@suluh/ui/checkout/PriceSummary';
import type { ReactElement } from 'react';
import { courseRow, transactionLines } from './view.ts';

/** What was bought, with its sums. */
export function OrderContent({ order }: { order: Transaction }): ReactElement {
  return (
    <div className="panel paymentPage-stack">
      {order.detailCourse.map((course) => {
        const { title, partner, cloth, imageUrl } = courseRow(course);
        return <MiniCourse key={course.id} title={title} cloth={cloth} imageUrl={imageUrl} caption={partner} />;
      })}
      <PriceSummary lines={transactionLines(order)} />
    </div>
  );
}
