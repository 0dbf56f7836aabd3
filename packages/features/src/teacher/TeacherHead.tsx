import type { TeacherDetail } from '@suluh/api/types';
import { rating as stars, wholeNumber } from '@suluh/i18n-id/numbers';
import { courseStoryText } from '@suluh/i18n-id/courseStory';
import { teacherText } from '@suluh/i18n-id/teacher';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Picture } from '@suluh/ui/pictures/Picture';
import type { ReactElement } from 'react';
import { storedAddress } from '../parts/pictures/index.ts';

/** Face, name, subjects, and three honest numbers: people taught, stars, courses (docs/look.md#pictures). */
export function TeacherHead({ teacher }: { teacher: TeacherDetail }): ReactElement {
  const { fullname, role, foto, topics, totalStudent, totalCourse, rating, totalRating } = teacher;
  const face = storedAddress(foto);
  return (
    <header className="teacherHead">
      {face ? (
        <span className="teacherHead-face">
          <Picture address={face} slot="row" alt={courseStoryText.portrait(fullname)} eager />
        </span>
      ) : (
        <Avatar name={fullname} size="l" />
      )}
      <div>
        <h1 className="type-h1">{fullname}</h1>
        {role && <p>{role}</p>}
        {topics.length > 0 && <p className="type-muted">{topics.join(' · ')}</p>}
        <dl className="teacherHead-facts">
          {totalStudent > 0 && <Fact number={wholeNumber(totalStudent)} label={teacherText.students} />}
          {rating !== null && (
            <Fact
              number={`★ ${stars(rating)}`}
              said={teacherText.ratingOf(stars(rating), wholeNumber(totalRating))}
              label={`${wholeNumber(totalRating)} ${teacherText.rating}`}
            />
          )}
          <Fact number={wholeNumber(totalCourse)} label={teacherText.courses} />
        </dl>
      </div>
    </header>
  );
}

/** @param said the number and its label as a screen reader says them, where the signs alone would not do */
function Fact({ number, label, said }: { number: string; label: string; said?: string }): ReactElement {
  return (
    <div>
      <dt className="type-small type-muted">{label}</dt>
      <dd className="type-h3 type-tabular">
        {said ? (
          <>
            <span aria-hidden="true">{number}</span>
            <span className="layout-hidden">{said}</span>
          </>
        ) : (
          number
        )}
      </dd>
    </div>
  );
}
