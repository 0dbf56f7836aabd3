import type { ReactElement } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';

export interface LessonView {
  title: string;
  icon: IconName;
  durationText: string | null;
}

export interface CurriculumSectionView {
  /** 'Sesi 1. ...'. */
  title: string;
  /** '3 materi · 210 menit'. */
  meta: string;
  lessons: readonly LessonView[];
}

interface CurriculumProps {
  /** Shared by the rows, so that one is open at a time. */
  id: string;
  sections: readonly CurriculumSectionView[];
  /** Index of the row that starts open, or null. */
  openIndex?: number | null;
}

/**
 * Sessions of a course as an accordion: one open at a time, a press on the open one closes it (docs/product/course.md).
 */
export function Curriculum({ id, sections, openIndex = null }: CurriculumProps): ReactElement {
  return (
    <div className="acc">
      {sections.map((section, index) => (
        <details key={section.title} className="acc-i" name={id} open={index === openIndex}>
          <summary>
            <span>{section.title}</span>
            <span className="meta">{section.meta}</span>
            <Icon name="caret-down" className="car-i" />
          </summary>
          <ul className="acc-c">
            {section.lessons.map((lesson) => (
              <li key={lesson.title} className="lesson">
                <Icon name={lesson.icon} />
                <span className="t">{lesson.title}</span>
                {lesson.durationText && <span className="d">{lesson.durationText}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
