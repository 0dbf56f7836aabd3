import type { ApiClient } from '@suluh/api/client';
import type { MyCourseItem } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { petalsOf } from '@suluh/domain/learning';
import { progressText } from '@suluh/i18n-id/enrolment';
import { myCourseText } from '@suluh/i18n-id/myCourse';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseThumbnail } from '@suluh/ui/cloth/CourseThumbnail';
import type { TenantConfig } from '@suluh/tenant/tenant';
import type { ReactElement } from 'react';
import { courseView } from '../parts/courses/index.ts';
import { Petals } from '../parts/petals/index.ts';

interface GoOnCardProps {
  api: ApiClient;
  course: MyCourseItem;
  tenant: TenantConfig;
}

/** 'Lanjutkan belajar': the course in hand and where it goes on. Left out when that cannot be read now. */
export async function GoOnCard({ api, course, tenant }: GoOnCardProps): Promise<ReactElement | null> {
  const { data } = await api.GET('/api/my-course/{id}', { params: { path: { id: course.slug } } });
  const learning = data?.data.learning;
  if (learning?.next?.kind !== 'lesson') return null;
  const { routes } = tenant;
  const view = courseView(course, tenant);
  const { id, title } = learning.next;
  return (
    <section className="myCourse-goOn" aria-labelledby="lanjutkan">
      <CourseThumbnail
        cloth={view.cloth}
        imageUrl={view.imageUrl ?? null}
        typeMark={view.typeMark}
        className="myCourse-goOnPicture"
      />
      <div className="myCourse-goOnBody">
        <p className="type-small type-muted">{myCourseText.goOnLearning}</p>
        <h2 className="type-h3" id="lanjutkan">
          {title}
        </h2>
        <p className="type-small type-muted">{course.courseFullname}</p>
        <p className="myCourse-progress">
          <Petals
            petals={petalsOf(
              learning.parts.flatMap(({ lessons }) => lessons),
              null,
            )}
            percent={learning.percent}
          />
          <b>{progressText.lessons(learning.doneLessons, learning.totalLessons)}</b>
        </p>
      </div>
      <ButtonLink kind="flame" icon="play" href={pathTo(routes, 'lesson', { course: course.slug, lesson: id })}>
        {myCourseText.goOn}
      </ButtonLink>
    </section>
  );
}
