import type { ReactElement, ReactNode } from 'react';
import { Badge } from '../badges/Badge.tsx';
import type { CourseView } from '../cards/courseView.ts';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Price, type PriceView } from '../price/Price.tsx';

export interface MyCourseView extends Omit<CourseView, 'price' | 'rating' | 'locationText'> {
  /** 'Tersedia' of a course that is not owned and has no price. */
  availableText: string | null;
  /** Date, hours and place of the schedule that was bought. */
  schedule: { dateText: string; timeText: string; placeText: string | null } | null;
  /** Only for courses that are still to be bought or registered for. */
  price: PriceView | null;
  voucherText: string | null;
}

interface MyCourseCardProps {
  course: MyCourseView;
  /** Start, e-ticket, voucher, buy, register or the disabled 'Kelas Penuh' (docs/product/my-course.md). */
  action: ReactNode;
  /** Delete button, an island of the caller; class mc-x. */
  remove?: ReactNode;
  linkComponent?: LinkComponent;
}

/** A course in My Course. */
export function MyCourseCard({ course, action, remove, linkComponent }: MyCourseCardProps): ReactElement {
  const { schedule, price } = course;
  return (
    <article className="mc">
      <CourseThumbnail cloth={course.cloth} imageUrl={course.imageUrl ?? null} typeMark={course.typeMark} />
      <div className="mc-b">
        <div className="mc-tags">
          <Badge tone={course.typeBadge.tone}>{course.typeBadge.text}</Badge>
          {course.ownedText && (
            <Badge tone="prakerja" icon="check">
              {course.ownedText}
            </Badge>
          )}
          {course.availableText && <Badge tone="neutral">{course.availableText}</Badge>}
          {course.voucherText && (
            <Badge tone="voucher" icon="ticket-bold">
              {course.voucherText}
            </Badge>
          )}
        </div>
        <h2 className="card-t">
          <Anchor as={linkComponent} href={course.href}>
            {course.title}
          </Anchor>
        </h2>
        <div className="card-o">
          <Icon name="bank" />
          <span>{course.partner}</span>
        </div>
        {schedule && (
          <ul className="sch-m">
            <li>
              <Icon name="calendar" />
              {schedule.dateText}
            </li>
            <li>
              <Icon name="clock" />
              {schedule.timeText}
            </li>
            {schedule.placeText && (
              <li>
                <Icon name="pin" />
                {schedule.placeText}
              </li>
            )}
          </ul>
        )}
        <div className="mc-f">
          {price && <Price price={price} />}
          {remove}
          {action}
        </div>
      </div>
    </article>
  );
}
