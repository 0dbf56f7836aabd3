import type { ReactElement, ReactNode } from 'react';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import { Icon } from '../icons/Icon.tsx';
import { Anchor, type LinkComponent } from '../links/Anchor.tsx';
import { Badge } from '../badges/Badge.tsx';
import type { CourseView } from './courseView.ts';

interface InternshipCardProps {
  course: Omit<CourseView, 'price' | 'rating'>;
  /** 'Kursus wajib', or null. */
  mandatoryText: string | null;
  /** 'Mulai Kursus' or 'Daftar Kursus', busy for about a second after a press (docs/product/course.md). */
  action: ReactNode;
  headingLevel?: 2 | 3;
  linkComponent?: LinkComponent;
}

/** Course of the internship programme: no price, one action. */
export function InternshipCard({
  course,
  mandatoryText,
  action,
  headingLevel = 3,
  linkComponent,
}: InternshipCardProps): ReactElement {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article className="card card-act">
      <CourseThumbnail cloth={course.cloth} imageUrl={course.imageUrl ?? null} typeMark={course.typeMark} />
      <div className="card-b">
        <div className="card-tags">
          <Badge tone={course.typeBadge.tone}>{course.typeBadge.text}</Badge>
          {mandatoryText && <Badge>{mandatoryText}</Badge>}
        </div>
        <Heading className="card-t">
          <Anchor as={linkComponent} href={course.href}>
            {course.title}
          </Anchor>
        </Heading>
        <div className="card-o">
          <Icon name="bank" />
          <span>{course.partner}</span>
        </div>
        <div className="card-action">{action}</div>
      </div>
    </article>
  );
}
