import type { ReactElement } from 'react';
import { ButtonLink } from '../buttons/ButtonLink.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/iconNames.ts';
import { stillInside } from '../sections/stillInside.ts';

/** A lesson that opens without buying: its address, what its link says, and what it is called beside others. */
export interface CurriculumTrial {
  href: string;
  text: string;
  label: string;
}

export interface LessonView {
  title: string;
  icon: IconName;
  durationText: string | null;
  /** Where it opens to whoever has not bought the course. */
  trial?: CurriculumTrial | null;
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
  const rows = () => (
    <>
      {sections.map((section, index) => (
        <details key={section.title} className="curriculum-item" name={id} open={index === openIndex}>
          <summary>
            <span>{section.title}</span>
            <span className="curriculum-meta">{section.meta}</span>
            <Icon name="caret-down" className="curriculum-caret" />
          </summary>
          <ul className="curriculum-content">
            {section.lessons.map((lesson) => (
              <li key={lesson.title} className="curriculum-lesson">
                <Icon name={lesson.icon} className="curriculum-lessonIcon" />
                <span className="curriculum-lessonTitle">{lesson.title}</span>
                {lesson.trial && (
                  <ButtonLink kind="line" size="small" href={lesson.trial.href} aria-label={lesson.trial.label}>
                    {lesson.trial.text}
                  </ButtonLink>
                )}
                {lesson.durationText && <span className="curriculum-duration">{lesson.durationText}</span>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </>
  );
  const key = `curriculum ${JSON.stringify([id, sections, openIndex])}`;
  return <div className="curriculum" {...stillInside(key, rows)} />;
}
