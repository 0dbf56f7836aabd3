import type { ReactElement } from 'react';
import { CourseThumbnail } from '../cloth/CourseThumbnail.tsx';
import type { Thumbnail } from '../cloth/thumbnail.ts';

interface MiniCourseProps {
  title: string;
  cloth: Thumbnail;
  imageUrl?: string | null;
  /** Batch and date, or the institution. */
  caption?: string | null;
}

/** Course as a small row: payment summary and dialogs. Needs CheckoutStylesheet. */
export function MiniCourse({ title, cloth, imageUrl, caption }: MiniCourseProps): ReactElement {
  return (
    <div className="miniCourse">
      <CourseThumbnail cloth={cloth} imageUrl={imageUrl ?? null} plainEdge className="miniCourse-picture" />
      <div>
        <b className="type-small">{title}</b>
        {caption && <span className="type-caption type-muted miniCourse-caption">{caption}</span>}
      </div>
    </div>
  );
}
