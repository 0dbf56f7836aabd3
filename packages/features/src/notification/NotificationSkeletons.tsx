import { NotificationList } from './NotificationCard.tsx';
import { Skeleton } from '@suluh/ui/feedback/Skeleton';
import type { ReactElement } from 'react';

const COUNT = 4;

/** Where notifications will stand. */
export function NotificationSkeletons(): ReactElement {
  return (
    <NotificationList>
      {Array.from({ length: COUNT }, (_, index) => (
        <div key={index} className="notificationCard">
          <Skeleton height="72px" />
        </div>
      ))}
    </NotificationList>
  );
}
