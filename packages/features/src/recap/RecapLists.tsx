import type { Recap } from '@suluh/api/types';
import { recapView } from '@suluh/domain/recap';
import { recapText } from '@suluh/i18n-id/recap';
import type { ReactElement } from 'react';

interface NamesProps {
  title: string;
  shown: readonly string[];
  /** '+ 4 Kursus Lainnya', or null when all are shown. */
  more: string | null;
}

const Names = ({ title, shown, more }: NamesProps): ReactElement => (
  <section>
    <h2 className="type-h3">{title}</h2>
    <ul>
      {shown.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
    {more !== null && <p className="type-muted">{more}</p>}
  </section>
);

const others = (count: number, text: (count: number) => string): string | null => (count > 0 ? text(count) : null);

/** What and where somebody learned: up to three of each, the rest counted (docs/product/recap.md#page). */
export function RecapLists({ recap }: { recap: Recap }): ReactElement | null {
  const view = recapView(recap);
  if (view.kind === 'empty') return null;
  const { courses, institutes } = view;
  return (
    <>
      <Names
        title={recapText.courses}
        shown={courses.shown}
        more={others(courses.otherCount, recapText.otherCourses)}
      />
      <Names
        title={recapText.institutes}
        shown={institutes.shown}
        more={others(institutes.otherCount, recapText.otherInstitutes)}
      />
    </>
  );
}
