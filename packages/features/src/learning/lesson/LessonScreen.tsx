import type { LessonDetail, MyCourseDetail } from '@suluh/api/types';
import { pathTo } from '@suluh/domain/address';
import { isStream, nextStep, startQuality } from '@suluh/domain/learning';
import { lessonText, noteText, playerText, questionText, roomText } from '@suluh/i18n-id/learning';
import { Note } from '@suluh/ui/feedback/Note';
import { SectionTabs } from '@suluh/ui/navigation/SectionTabs';
import { thumbnailOf } from '@suluh/ui/cloth/thumbnail.ts';
import { cookies } from 'next/headers';
import type { ReactElement } from 'react';
import { NameOnCertificate } from '../../parts/certificate-name/index.ts';
import { formProblem, LoadFailure } from '../../parts/failure/index.ts';
import type { ScreenProps } from '../../parts/page/index.ts';
import { KeepLesson } from '../keep/KeepLesson.tsx';
import { KeepStylesheet } from '../keep/KeepStylesheet.tsx';
import { LessonStylesheet } from '../LessonStylesheet.tsx';
import { loadLesson } from '../load.ts';
import { Notes } from '../notes/Notes.tsx';
import { stepPath } from '../paths.ts';
import { Player } from '../player/Player.tsx';
import { QUALITY_COOKIE } from '../player/preferences.ts';
import { recordingsOf } from '../player/recording.ts';
import { StreamPlayer } from '../player/StreamPlayer.tsx';
import { Questions } from '../questions/Questions.tsx';
import { RoomCurriculum } from '../room/RoomCurriculum.tsx';
import { RoomFrame } from '../room/RoomFrame.tsx';
import { FileList } from './FileList.tsx';
import { LessonContent } from './LessonContent.tsx';
import { LessonHead } from './LessonHead.tsx';
import { isPageSaving } from '../../parts/data-saver/index.ts';
import { LessonSteps } from './LessonSteps.tsx';
import { refusedForm } from './refusedForm.ts';

/** The quality of the address, of last time, or what the browser's wish to save data suggests. */
async function qualityOf(lesson: LessonDetail, asked: unknown) {
  const [jar, saveData] = await Promise.all([cookies(), isPageSaving()]);
  const wish = typeof asked === 'string' ? asked : (jar.get(QUALITY_COOKIE)?.value ?? null);
  const available = recordingsOf(lesson.assets).map(({ kind }) => kind);
  return startQuality(available, wish, { saveData });
}

/** The lesson that begins by itself after this one; none when a test or the end follows. */
function nextLesson(
  { learning }: MyCourseDetail,
  lesson: LessonDetail,
  hrefOf: (step: ReturnType<typeof nextStep>) => string,
) {
  const step = nextStep(lesson, learning);
  const next =
    step.kind === 'lesson' && learning.parts.flatMap((part) => part.lessons).find(({ id }) => id === step.id);
  return next ? { title: next.title, href: hrefOf(step) } : null;
}

/** One lesson of an owned course with the curriculum beside it (docs/look.md#learning-rooms). */
export async function LessonScreen({
  context,
  search,
  course,
  lesson: id,
}: ScreenProps<'lesson'>): Promise<ReactElement> {
  const { tenant } = context;
  const { routes } = tenant;
  const address = pathTo(routes, 'lesson', { course, lesson: id });
  const outcome = await loadLesson(context, course, id);
  if (outcome.kind === 'failed') return <LoadFailure failure={outcome.failure} retryHref={address} />;
  const { course: detail, lesson, account } = outcome.data;
  const quality = lesson.kind === 'video' ? await qualityOf(lesson, search.mutu) : null;
  const stream = lesson.kind === 'video' && !quality && lesson.url && isStream(lesson.url) ? lesson.url : null;
  const files = lesson.assets.filter(({ kind }) => kind === 'file');
  const refused = await refusedForm(search, account);
  const problem = refused ? null : formProblem(search);
  const tabs = [
    { href: '#isi', label: roomText.lesson, current: true },
    { href: '#kurikulum', label: roomText.curriculum },
    { href: '#catatan', label: noteText.title },
    { href: '#tanya', label: questionText.tab },
  ];
  return (
    <>
      <LessonStylesheet />
      <KeepStylesheet />
      <RoomFrame key={lesson.id} tenant={tenant} course={course} detail={detail} lessonId={lesson.id}>
        <div className="room">
          <main id="isi" className="room-main">
            {quality && (
              <Player
                course={course}
                lesson={lesson}
                quality={quality}
                address={address}
                cloth={thumbnailOf(detail.id, detail.categories)}
                next={nextLesson(detail, lesson, (step) => stepPath(routes, course, step))}
                account={account}
              />
            )}
            {stream && <StreamPlayer title={lesson.title} url={stream} />}
            <div className="layout-mobile">
              <SectionTabs label={roomText.onThisPage} tabs={tabs} className="room-tabs" />
            </div>
            <div className={quality || stream ? 'room-inner lesson lesson-watch' : 'room-inner lesson lesson-read'}>
              <LessonHead lesson={lesson} />
              <div className="lesson-body">
                {problem && (
                  <Note tone="error" alert>
                    {problem}
                  </Note>
                )}
                <LessonContent routes={routes} course={course} lesson={lesson} refused={refused} nowMs={Date.now()} />
                {files.length > 0 && (
                  <section aria-labelledby="berkas">
                    <h2 className="type-h3" id="berkas">
                      {lessonText.files}
                    </h2>
                    <FileList files={files} routes={routes} />
                  </section>
                )}
                <div className="keep">
                  <KeepLesson key={lesson.id} lesson={lesson} courseTitle={detail.courseFullname} />
                  {detail.dataUsedBytes > 0 && (
                    <p className="type-small type-muted">{playerText.used(detail.dataUsedBytes)}</p>
                  )}
                </div>
                <NameOnCertificate learning={detail.learning} tenant={tenant} />
                <Notes
                  course={course}
                  lesson={lesson}
                  hasRecording={quality !== null}
                  address={address}
                  account={account}
                  refused={refused}
                />
                <Questions course={course} lesson={lesson} address={address} account={account} refused={refused} />
              </div>
              <LessonSteps course={course} lesson={lesson} />
            </div>
          </main>
          <RoomCurriculum course={course} lessonId={lesson.id} />
        </div>
      </RoomFrame>
    </>
  );
}
