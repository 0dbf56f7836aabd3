import { pathTo } from '@suluh/domain/address';
import { wholeNumber } from '@suluh/i18n-id/numbers';
import { teacherText } from '@suluh/i18n-id/teacher';
import { ChipLink } from '@suluh/ui/badges/Chip';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { CourseGrid } from '@suluh/ui/cards/CourseGrid';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { ListingStylesheet } from '@suluh/ui/stylesheets/ListingStylesheet';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { AllInvitation, CatalogueCard } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import { breadcrumbData, JsonLd, ListData, personData } from '../parts/structured-data/index.ts';
import { loadTeacher } from './load.ts';
import { TeacherHead } from './TeacherHead.tsx';
import { TeacherStylesheet } from './TeacherStylesheet.tsx';

/**
 * /pengajar/{slug}: somebody who teaches, by what their courses say of them, and those courses
 * (docs/product/course.md#teacher). A name no course gives is not found.
 */
export async function TeacherScreen({ context, slug }: { context: AppContext; slug: string }): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, origin } = tenant;
  const outcome = await loadTeacher(context, slug);
  if (outcome.kind === 'missing') notFound();
  const path = pathTo(routes, 'teacher', { slug });
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const teacher = outcome.data.data;
  const { fullname, bio, courses, institutions, totalCourse } = teacher;
  const way = { homeHref: pathTo(routes, 'home'), current: fullname };
  return (
    <>
      <ListingStylesheet />
      <TeacherStylesheet />
      <main id="isi" className="layout-page teacherScreen">
        <Breadcrumb {...way} />
        <JsonLd data={[breadcrumbData(origin, way), personData(teacher, `${origin}${path}`)]} />
        <ListData urls={courses.map((course) => `${origin}${pathTo(routes, 'course', { slug: course.slug })}`)} />
        <TeacherHead teacher={teacher} />
        {bio && (
          <>
            <h2 className="type-h2">{teacherText.about(fullname)}</h2>
            <p className="teacherScreen-about">{bio}</p>
          </>
        )}
        {tenant.capabilities.hasPartnerPages && (
          <>
            <h2 className="type-h2">{teacherText.institutions}</h2>
            <div className="layout-row layout-wrapping">
              {institutions.map(({ code, name }) => (
                <ChipLink key={code} href={pathTo(routes, 'partner', { code })}>
                  {name}
                </ChipLink>
              ))}
            </div>
          </>
        )}
        <h2 className="type-h2">{teacherText.coursesOf(fullname)}</h2>
        {courses.length === 0 ? (
          <Note>{teacherText.none}</Note>
        ) : (
          <CourseGrid>
            {courses.map((course, at) => (
              <CatalogueCard key={course.id} course={course} tenant={tenant} wideOnMobile eager={at < 3} />
            ))}
            <AllInvitation href={pathTo(routes, 'courses')} />
          </CourseGrid>
        )}
        {totalCourse > courses.length && courses.length > 0 && (
          <p className="teacherScreen-all">
            <ButtonLink kind="line" href={pathTo(routes, 'search', { q: fullname })}>
              {teacherText.all(wholeNumber(totalCourse))}
            </ButtonLink>
          </p>
        )}
      </main>
    </>
  );
}
