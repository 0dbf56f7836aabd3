import type { CourseCard, CourseDetail, TeacherDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { isFree, isOffline } from '@suluh/domain/course';
import { needsSchedule } from '@suluh/domain/schedule';
import { afterPayingText, courseStoryText } from '@suluh/i18n-id/courseStory';
import type { TenantConfig } from '@suluh/tenant/tenant';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { Avatar } from '@suluh/ui/feedback/Avatar';
import { Icon } from '@suluh/ui/icons/Icon';
import type { IconName } from '@suluh/ui/icons/iconNames.ts';
import { Accordion } from '@suluh/ui/navigation/Accordion';
import { Picture } from '@suluh/ui/pictures/Picture';
import type { ReactElement } from 'react';
import { CourseSection } from '../parts/course-page/index.ts';
import { courseView } from '../parts/courses/index.ts';
import { storedAddress } from '../parts/pictures/index.ts';
import { isTeacherKnown, teacherNumbers } from './views.ts';

type CourseTenant = Pick<TenantConfig, 'routes' | 'pictureOrigins'>;

interface StoryProps {
  course: CourseDetail;
}

/** A list of the story of a course, each line under a mark; nothing for none. */
export function MarkedList({
  title,
  items,
  icon,
  last,
}: {
  title: string;
  items: readonly string[];
  icon: IconName;
  /** A line of its own after the others. */
  last?: ReactElement | null;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="type-h3">{title}</h2>
      <ul className="courseStory-list">
        {items.map((item) => (
          <li key={item}>
            <Icon name={icon} className="courseStory-mark" />
            <span>{item}</span>
          </li>
        ))}
        {last}
      </ul>
    </section>
  );
}

/** For whom a course is, and what to bring; nothing where neither is known. */
export function CourseFit({ course: { audience, preparations } }: StoryProps): ReactElement | null {
  if (audience.length === 0 && preparations.length === 0) return null;
  return (
    <div className="courseStory-columns">
      <MarkedList title={courseStoryText.audience} items={audience} icon="check" />
      <MarkedList title={courseStoryText.preparations} items={preparations} icon="tag" />
    </div>
  );
}

/** Another course of who teaches: its picture, stars and price. */
function OtherCourse({ course, tenant }: { course: CourseCard; tenant: CourseTenant }): ReactElement {
  const { href, title, imageUrl, typeMark, rating, price } = courseView(course, tenant);
  return (
    <div className="courseStory-partner">
      {imageUrl && (
        <span className="courseStory-logo">
          <Picture address={imageUrl} slot="row" />
        </span>
      )}
      <div>
        <a className="type-link" href={href}>
          {title}
        </a>
        <p className="type-small">
          {[typeMark.name, rating && `${rating.text} ${rating.countText}`].filter(Boolean).join(' · ')}
        </p>
      </div>
      <b>{price.finalText}</b>
    </div>
  );
}

/** Who teaches, and the institution behind it; nothing where nothing is known of who teaches. */
export function CourseTeacher({
  course,
  known,
  tenant,
}: StoryProps & {
  /** Who teaches with all they teach here; null where that is not known. */
  known: TeacherDetail | null;
  tenant: CourseTenant & Pick<TenantConfig, 'capabilities'>;
}): ReactElement | null {
  const { teacher, institution } = course;
  if (!isTeacherKnown(course)) return null;
  const face = storedAddress(teacher.foto);
  const { code, name, foto, city, totalCourse } = institution;
  const mark = storedAddress(foto);
  const other = known?.courses.find(({ id }) => id !== course.id);
  return (
    <CourseSection id="pengajar" title={courseStoryText.teacher}>
      <div className="courseStory-card courseStory-teacher">
        {face ? (
          <span className="courseStory-face">
            <Picture address={face} slot="row" alt={courseStoryText.portrait(teacher.fullname)} />
          </span>
        ) : (
          <Avatar name={teacher.fullname} size="l" />
        )}
        <div>
          <h3 className="type-h3">
            {teacher.slug ? (
              <a className="type-link" href={pathTo(tenant.routes, 'teacher', { slug: teacher.slug })}>
                {teacher.fullname}
              </a>
            ) : (
              teacher.fullname
            )}
          </h3>
          {teacher.role && <p>{teacher.role}</p>}
        </div>
        {known && <p className="type-small">{teacherNumbers(known)}</p>}
        <p>{teacher.bio}</p>
        {other && (
          <p>
            <b>{courseStoryText.otherCourse(teacher.fullname)}</b>
          </p>
        )}
        {other && <OtherCourse course={other} tenant={tenant} />}
      </div>
      <div className="courseStory-card courseStory-partner">
        {mark ? (
          <span className="courseStory-logo">
            <Picture address={mark} slot="row" />
          </span>
        ) : (
          <Avatar name={name} />
        )}
        <div>
          <b>{name}</b>
          <p className="type-small type-muted">{courseStoryText.partner(city, totalCourse)}</p>
        </div>
        {tenant.capabilities.hasPartnerPages && (
          <ButtonLink kind="line" size="small" href={pathTo(tenant.routes, 'partner', { code })}>
            {courseStoryText.toPartner}
          </ButtonLink>
        )}
      </div>
    </CourseSection>
  );
}

/** What follows, in three steps, and what people ask before they buy. */
export function CourseAfter({ course }: StoryProps): ReactElement {
  const way = isOffline(course.coursetype) ? 'venue' : needsSchedule(course) ? 'webinar' : 'self';
  const { faq } = course;
  return (
    <>
      <CourseSection id="setelah" title={isFree(course) ? courseStoryText.afterEnrolling : courseStoryText.afterPaying}>
        <ol className="courseStory-steps">
          {afterPayingText[way].map(({ title, body }) => (
            <li key={title}>
              <b>{title}</b>
              <span>{body}</span>
            </li>
          ))}
        </ol>
      </CourseSection>
      {faq.length > 0 && (
        <CourseSection id="tanya" title={courseStoryText.faq}>
          <Accordion
            id="tanya-jawab"
            openIndex={0}
            stillKey={`faq ${JSON.stringify(faq)}`}
            items={faq.map(({ question, answer }) => ({ title: question, content: <p>{answer}</p> }))}
          />
        </CourseSection>
      )}
    </>
  );
}
