import type { Petal } from '@suluh/domain/learning';
import type { ReactElement, ReactNode } from 'react';
import { Badge } from '@suluh/ui/badges/Badge';
import type { CourseView } from '@suluh/ui/cards/courseView.ts';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import { Icon } from '@suluh/ui/icons/Icon';
import { Petals } from '../parts/petals/index.ts';
import { Anchor, type LinkComponent } from '@suluh/ui/links/Anchor';
import { Price, type PriceView } from '@suluh/ui/price/Price';

export interface MyCourseView extends Omit<CourseView, 'price' | 'rating' | 'locationText'> {
  /** 'Tersedia' of a course that is not owned and has no price. */
  availableText: string | null;
  /** 'Selesai 12 September 2025'; null while it is not. */
  finishedText: string | null;
  /** 'Sertifikat sudah dicabut'; null of one that holds, or was not given. */
  revokedText: string | null;
  /** How far its owner is; null for one without lessons. */
  progress: { petals: readonly Petal[] | null; percent: number; text: string } | null;
  /** Date, hours and place of the schedule that was bought. */
  schedule: { dateText: string; timeText: string; placeText: string | null } | null;
  /** Only for courses that are still to be bought or registered for. */
  price: PriceView | null;
  voucherText: string | null;
}

interface MyCourseCardProps {
  course: MyCourseView;
  /** What became of its class. */
  notice?: ReactNode;
  /** Start, e-ticket, voucher, buy, register or the disabled 'Kelas Penuh' (docs/product/my-course.md). */
  action: ReactNode;
  /** `RemoveCourse`, in an island of the caller. */
  remove?: ReactNode;
  linkComponent?: LinkComponent;
}

/** A course in My Course. */
export function MyCourseCard({ course, notice, action, remove, linkComponent }: MyCourseCardProps): ReactElement {
  const { schedule, price, progress, finishedText } = course;
  return (
    <article className="myCourseCard">
      <CourseThumbnail
        cloth={course.cloth}
        imageUrl={course.imageUrl ?? null}
        typeMark={course.typeMark}
        className="myCourseCard-picture"
      />
      <div className="myCourseCard-body">
        <div className="myCourseCard-tags">
          <Badge tone={course.typeBadge.tone}>{course.typeBadge.text}</Badge>
          {course.ownedText && !finishedText && (
            <Badge tone="prakerja" icon="check">
              {course.ownedText}
            </Badge>
          )}
          {finishedText && (
            <Badge tone="prakerja" icon="verified">
              {finishedText}
            </Badge>
          )}
          {course.revokedText && (
            <Badge tone="neutral" icon="warning">
              {course.revokedText}
            </Badge>
          )}
          {course.availableText && <Badge tone="neutral">{course.availableText}</Badge>}
          {course.voucherText && (
            <Badge tone="voucher" icon="ticket-bold">
              {course.voucherText}
            </Badge>
          )}
        </div>
        <h2 className="courseCard-title myCourseCard-title">
          <Anchor as={linkComponent} href={course.href}>
            {course.title}
          </Anchor>
        </h2>
        <div className="courseCard-partner">
          <Icon name="bank" />
          <span>{course.partner}</span>
        </div>
        {schedule && (
          <ul className="scheduleCard-facts myCourseCard-facts">
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
        {notice}
        {progress && (
          <p className="myCourse-progress">
            <Petals petals={progress.petals} percent={progress.percent} />
            <b>{progress.text}</b>
          </p>
        )}
        <div className="myCourseCard-foot">
          {price && <Price price={price} className="myCourseCard-price" />}
          {remove}
          {action}
        </div>
      </div>
    </article>
  );
}

/** Takes a course off My Course: the button of a form. */
export const RemoveCourse = ({ label }: { label: string }): ReactElement => (
  <button type="submit" className="iconButton myCourseCard-remove" aria-label={label}>
    <Icon name="eye-off" size={20} />
  </button>
);
