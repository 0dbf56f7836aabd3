import { pathTo } from '@suluh/domain/address';
import { waitingText } from '@suluh/i18n-id/waiting';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import type { AppContext } from '../parts/context/index.ts';
import { formProblem, LoadFailure } from '../parts/failure/index.ts';
import type { SearchParams } from '../parts/list-query/index.ts';
import { scheduleView } from '../parts/schedule/index.ts';
import { loadPlace } from './load.ts';
import { Standing } from './Standing.tsx';
import { WaitingStylesheet } from './WaitingStylesheet.tsx';

interface WaitingScreenProps {
  context: AppContext;
  /** Id of the schedule. */
  event: string;
  search: SearchParams;
}

/** /daftar-tunggu/{event}: a schedule and one's place in its line, by plain forms (docs/product/waiting.md). */
export async function WaitingScreen({ context, event, search }: WaitingScreenProps): Promise<ReactElement> {
  const { tenant } = context;
  const { routes, capabilities } = tenant;
  const path = pathTo(routes, 'waiting', { event });
  const outcome = await loadPlace(context, event, path);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={path} />;
  const place = outcome.data;
  const { schedule } = scheduleView(place.event, place.isOwned);
  const problem = formProblem(search);
  return (
    <main id="isi" className="layout-page waiting-page">
      <WaitingStylesheet />
      <Breadcrumb
        homeHref={pathTo(routes, 'home')}
        parents={[{ href: pathTo(routes, 'course', { slug: place.slug }), label: place.courseFullname }]}
        current={waitingText.title}
      />
      <div>
        <p className="type-muted">{waitingText.title}</p>
        <h1 className="type-h2">{place.courseFullname}</h1>
      </div>
      {problem && (
        <Note tone="error" alert>
          {problem}
        </Note>
      )}
      <section className="panel waiting-standing" aria-live="polite">
        <Standing place={place} tenant={tenant} />
      </section>
      <ScheduleCard schedule={capabilities.hasCart ? schedule : { ...schedule, price: null }} action={null} />
    </main>
  );
}
