import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { Picture } from '../pictures/Picture.tsx';
import { Cloth } from './Cloth.tsx';
import type { Thumbnail } from './thumbnail.ts';

/** Course type codes of docs/product/course.md; other types count as online. */
export type CourseTypeMark = 'a' | 'b' | 'c' | 'd';

const MARK_ICON: Record<CourseTypeMark, IconName> = { a: 'monitor', b: 'broadcast', c: 'stack', d: 'pin-bold' };

export interface CourseThumbnailProps {
  /** The cloth of the course, from `thumbnailOf`. A plain field of it shows while an image loads and when it fails. */
  cloth: Thumbnail;
  /** Address of a real picture, in any width when it ends in `w=`; or null. */
  imageUrl?: string | null;
  /** Petal in the lower left corner: the type's code and its name. */
  typeMark?: { code: CourseTypeMark; name: string };
  /** Badges over the upper left corner. */
  labels?: ReactNode;
  /** Straight lower edge, for thumbnails inside rows. */
  plainEdge?: boolean;
  /** Load at once: for the first row of a page only. */
  eager?: boolean;
  className?: string;
}

/**
 * Picture of a course: cloth with a pinked edge, or the real image laid over it. A failed image leaves the cloth
 * (docs/look.md#motif).
 * The image has no text alternative because the title stands beside it.
 */
export function CourseThumbnail({
  cloth,
  imageUrl,
  typeMark,
  labels,
  plainEdge = false,
  eager = false,
  className,
}: CourseThumbnailProps): ReactElement {
  const classes = ['courseThumbnail', plainEdge && 'courseThumbnail-plain', className].filter(Boolean).join(' ');
  return (
    <div className={classes}>
      <Cloth thumbnail={imageUrl ? { ...cloth, layout: 'latar' } : cloth} />
      {imageUrl && <Picture address={imageUrl} slot={plainEdge ? 'row' : 'card'} eager={eager} />}
      {labels && <span className="courseThumbnail-labels">{labels}</span>}
      {typeMark && (
        <span className="courseThumbnail-typeMark" title={typeMark.name}>
          <Icon name={MARK_ICON[typeMark.code]} />
          <span className="layout-hidden">{typeMark.name}</span>
        </span>
      )}
    </div>
  );
}
