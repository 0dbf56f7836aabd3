import type { TrialLesson } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { startQuality } from '@suluh/domain/learning';
import { lessonKindText, lessonText, roomText } from '@suluh/i18n-id/learning';
import { dateTime } from '@suluh/i18n-id/format';
import { minutes } from '@suluh/i18n-id/numbers';
import { trialText } from '@suluh/i18n-id/trial';
import { Badge } from '@suluh/ui/badges/Badge';
import { ButtonLink } from '@suluh/ui/buttons/ButtonLink';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { RichText } from '@suluh/ui/content/RichText';
import { Note } from '@suluh/ui/feedback/Note';
import { Breadcrumb } from '@suluh/ui/furniture/Breadcrumb';
import { Icon } from '@suluh/ui/icons/Icon';
import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { isPageSaving } from '../../parts/data-saver/index.ts';
import { LoadFailure } from '../../parts/failure/index.ts';
import { LESSON_ICON } from '../../parts/lessons/index.ts';
import type { ScreenProps } from '../../parts/page/index.ts';
import { FileList } from '../lesson/FileList.tsx';
import { recordingsOf } from '../player/recording.ts';
import { StreamPlayer } from '../player/StreamPlayer.tsx';
import { loadTrial } from './load.ts';
import { TrialStylesheet } from './TrialStylesheet.tsx';
import { TrialVideo } from './TrialVideo.tsx';

/** A lesson that opens before its course is bought, and what comes after it (docs/product/course.md#trial). */
export async function TrialScreen({ context, slug, lesson: id }: ScreenProps<'trial'>): Promise<ReactElement> {
  const { routes } = context.tenant;
  const [outcome, saveData] = await Promise.all([loadTrial(context, slug, id), isPageSaving()]);
  if (outcome.kind === 'missing') notFound();
  if (outcome.kind === 'failed')
    return <LoadFailure failure={outcome.failure} retryHref={pathTo(routes, 'trial', { slug, lesson: id })} />;
  const { course, lesson } = outcome.data;
  const { title, kind, durationMinutes, partTitle, summary, content, assets, url } = lesson;
  const files = assets.filter((asset) => asset.kind === 'file');
  const available = recordingsOf(assets).map((asset) => asset.kind);
  const quality = kind === 'video' ? startQuality(available, null, { saveData }) : null;
  const stream = kind === 'video' && !quality ? url : null;
  const isEmpty = !content && files.length === 0 && !quality && !stream;
  const courseHref = pathTo(routes, 'course', { slug: course.slug });
  return (
    <>
      <TrialStylesheet />
      <main id="isi" className="layout-page">
        <Breadcrumb
          homeHref={pathTo(routes, 'home')}
          parents={[{ href: `${courseHref}#kurikulum`, label: roomText.curriculum }]}
          current={title}
        />
        <div className="lesson lesson-read">
          <div className="lesson-head">
            <p>
              <Badge tone="prakerja">{trialText.mark}</Badge>
            </p>
            <h1 className="type-h2">{title}</h1>
            <ul className="lesson-facts">
              <li>
                <Icon name={LESSON_ICON[kind]} />
                {lessonKindText[kind]}
                {durationMinutes > 0 && `, ${minutes(durationMinutes)}`}
              </li>
              <li>
                <Icon name="list" />
                {partTitle}
              </li>
            </ul>
            <p className="type-lead lesson-summary">{trialText.lead(course.fullname)}</p>
            {summary && <p>{summary}</p>}
          </div>
          <div className="lesson-body">
            {quality && (
              <TrialVideo
                lesson={lesson}
                quality={quality}
                routes={routes}
                cloth={thumbnailOf(course.id, course.categories)}
              />
            )}
            {stream && <StreamPlayer title={title} url={stream} />}
            {content && <RichText html={content} />}
            {isEmpty && <Note>{lessonText.noContent}</Note>}
            {files.length > 0 && (
              <section aria-labelledby="berkas">
                <h2 className="type-h3" id="berkas">
                  {lessonText.files}
                </h2>
                <FileList files={files} routes={routes} />
              </section>
            )}
            <After lesson={lesson} slug={course.slug} context={context} />
          </div>
        </div>
      </main>
    </>
  );
}

/** What comes after it: the next lesson where that opens too, and the course. */
function After({
  lesson: { next, lessonsInAll },
  slug,
  context: { tenant },
}: {
  lesson: TrialLesson;
  slug: string;
  context: Pick<ScreenProps['context'], 'tenant'>;
}): ReactElement {
  const { routes } = tenant;
  return (
    <section className="lesson-box" aria-labelledby="setelah">
      <h2 className="type-h3" id="setelah">
        {trialText.after}
      </h2>
      <p>{next ? trialText.next(next.title, lessonsInAll) : trialText.last(lessonsInAll)}</p>
      {next?.opensAt && <p>{trialText.opensAt(dateTime(next.opensAt))}</p>}
      {next?.opens && (
        <ButtonLink kind="line" icon="play" href={pathTo(routes, 'trial', { slug, lesson: String(next.id) })}>
          {trialText.tryNext}
        </ButtonLink>
      )}
      <ButtonLink kind="flame" href={pathTo(routes, 'course', { slug })}>
        {trialText.toCourse}
      </ButtonLink>
    </section>
  );
}
