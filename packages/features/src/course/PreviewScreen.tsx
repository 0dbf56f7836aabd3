import { previewText } from '@suluh/i18n-id/preview';
import { time, zoneName } from '@suluh/i18n-id/format';
import { scheduleText } from '@suluh/i18n-id/scheduleWords';
import { ScheduleCard } from '@suluh/ui/course/ScheduleCard';
import { Note } from '@suluh/ui/feedback/Note';
import { Icon } from '@suluh/ui/icons/Icon';
import { Price } from '@suluh/ui/price/Price';
import { pathTo } from '@suluh/domain/address';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { courseView } from '../parts/courses/index.ts';
import { LoadFailure } from '../parts/failure/index.ts';
import type { ScreenProps } from '../parts/page/index.ts';
import { scheduleView } from '../parts/schedule/index.ts';
import { CourseLayout } from './CourseLayout.tsx';
import { CourseStoryStylesheet } from './CourseStoryStylesheet.tsx';
import { CourseStylesheet } from './CourseStylesheet.tsx';
import { loadPreview } from './load.ts';
import { PreviewStylesheet } from './PreviewStylesheet.tsx';

/**
 * A course as this face will show it, for who of staff has its link: nothing of it is sold, remembered or told to
 * search engines (docs/product/staff.md#preview).
 */
export async function PreviewScreen({ context, token }: ScreenProps<'coursePreview'>): Promise<ReactElement> {
  const { tenant } = context;
  const outcome = await loadPreview(context, token);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(tenant.routes, 'coursePreview', { token })} />;
  const { course, sections, events, endsAt } = outcome.data;
  const sells = tenant.capabilities.hasCart;
  const dates = events.map((event) => ({ id: event.eventId, ...scheduleView(event, false) }));
  return (
    <>
      <CourseStylesheet />
      <CourseStoryStylesheet />
      <PreviewStylesheet />
      <main id="isi">
        <CourseLayout
          course={course}
          sections={sections}
          included={null}
          teacher={null}
          tenant={tenant}
          eager
          price={sells && <Price price={courseView(course, tenant).price} large />}
          action={<Note>{previewText.notSold}</Note>}
          secondary={null}
          schedule={
            dates.length === 0 ? (
              <Note>{scheduleText.none}</Note>
            ) : (
              <div className="scheduleCard-list">
                {dates.map(({ id, schedule }) => (
                  <ScheduleCard key={id} schedule={sells ? schedule : { ...schedule, price: null }} action={null} />
                ))}
              </div>
            )
          }
          reviews={null}
        />
      </main>
      <aside className="preview" aria-label={previewText.title}>
        <Icon name="eye" />
        <p>
          <b>{previewText.title}</b> {previewText.lead(`${time(endsAt)} ${zoneName()}`)}
        </p>
      </aside>
    </>
  );
}
