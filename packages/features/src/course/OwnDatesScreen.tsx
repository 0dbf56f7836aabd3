import { pathTo } from '@suluh/domain/address';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { catalogueApi, isSelling, learnerApi, outcomeOf, renewWhenOver } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { ScreenProps } from '../parts/page/index.ts';
import { OwnDatesStylesheet } from './OwnDatesStylesheet.tsx';
import { ScheduleList } from './ScheduleList.tsx';

/** /course/{slug}/jadwal-khusus: dates nobody but a programme's people sees or books (docs/product/schedule.md#own-people). */
export async function OwnDatesScreen({ context, slug, search }: ScreenProps<'ownDates'>): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const path = pathTo(routes, 'ownDates', { slug });
  const api = await learnerApi(context, path);
  const params = { path: { id: slug } };
  const [read, dates, isOpen] = await Promise.all([
    catalogueApi(context).GET('/api/course/v2/{id}', {
      params: { ...params, query: tenant.program ? { specialProgram: tenant.program } : {} },
    }),
    api.GET('/api/course/{id}/event-b2b', { params }),
    isSelling(context),
  ]);
  const outcome = outcomeOf(read);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  if (dates.error) {
    renewWhenOver(dates.error, tenant, path);
    return <LoadFailure failure={dates.error} retryHref={path} />;
  }
  const course = outcome.data.data;
  const problem = formProblem(search);
  return (
    <main id="isi" className="layout-page">
      <OwnDatesStylesheet />
      <Breadcrumb
        homeHref={pathTo(routes, 'home')}
        parents={[{ href: pathTo(routes, 'course', { slug: course.slug }), label: course.fullname }]}
        current={scheduleText.ownPeople}
      />
      <h1 className="type-h1">{scheduleText.ownPeople}</h1>
      <p className="type-lead">{course.fullname}</p>
      <p className="type-muted">{scheduleText.ownPeopleLead(tenant.productName)}</p>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <div className="ownDates-list">
        <ScheduleList
          course={course}
          events={dates.data.data}
          none={scheduleText.noneForOwnPeople}
          path={path}
          routes={routes}
          sells={capabilities.hasCart}
          isOpen={isOpen}
        />
      </div>
    </main>
  );
}
