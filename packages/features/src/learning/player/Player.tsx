'use client';
import type { LessonAsset, LessonDetail } from '@suluh/api/types';
import type { Quality } from '@suluh/domain/learning';
import { playerText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactElement } from 'react';
import { browserApi } from '../../parts/api-client/index.ts';
import { useTenant } from '../../parts/tenant/index.ts';
import { fileAddress } from '../paths.ts';
import { useRoom } from '../room/RoomProvider.tsx';
import { NextUp, type NextUpView } from './NextUp.tsx';
import type { PlayerControlsProps } from './PlayerControls.tsx';
import { QualityChoice } from './QualityChoice.tsx';
import { captionsOf, posterOf, startingAt } from './recording.ts';
import { useReports } from './useReports.ts';
import { useSource } from './useSource.ts';
import { WaitingLine } from './WaitingLine.tsx';

interface PlayerProps {
  /** As the address names it. */
  course: string;
  lesson: Pick<LessonDetail, 'id' | 'title' | 'assets' | 'positionSeconds'>;
  /** Quality the server chose. */
  quality: Quality;
  /** Address of this page, which takes a quality as `mutu` before JavaScript. */
  address: string;
  cloth: Thumbnail;
  next: NextUpView | null;
  account: string;
}

/**
 * Recording of a lesson: the browser's own player in the server's HTML, with captions and price in data, and our
 * controls once they are loaded (docs/look.md#learning-rooms).
 */
export function Player({ course, lesson, quality, address, cloth, next, account }: PlayerProps): ReactElement {
  const { routes } = useTenant();
  const { player: handle } = useRoom();
  const box = useRef<HTMLDivElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [Controls, setControls] = useState<ComponentType<PlayerControlsProps> | null>(null);
  const [hasEnded, setEnded] = useState(false);

  const fetchAssets = useCallback(async (): Promise<readonly LessonAsset[] | null> => {
    const { data } = await browserApi(routes).GET('/api/my-course/{id}/lesson/{lessonId}', {
      params: { path: { id: course, lessonId: lesson.id } },
    });
    return data?.data.assets ?? null; // the player says that it cannot play, and offers to try again
  }, [routes, course, lesson.id]);
  const source = useSource(video, { assets: lesson.assets, quality, seconds: lesson.positionSeconds }, fetchAssets);
  useReports(video, { course, lessonId: lesson.id }, account);

  useEffect(() => {
    import('./PlayerControls.tsx').then(
      (module) => setControls(() => module.PlayerControls),
      () => setControls(null), // without a line the browser's own controls stay
    );
  }, []);
  useEffect(() => {
    handle.current = {
      seconds: () => video.current?.currentTime ?? 0,
      playFrom: (seconds) => {
        const element = video.current;
        if (!element) return;
        element.currentTime = seconds;
        element.scrollIntoView({ block: 'nearest' });
        element.play().catch(() => undefined); // the browser wants a press first: it waits there
      },
    };
    return () => void (handle.current = null);
  }, [handle]);

  const { recording, assets, startSeconds } = source;
  const poster = posterOf(assets);
  return (
    <>
      <section className="player ground-deep" ref={box} aria-label={playerText.label(lesson.title)}>
        <div className="player-view">
          {!poster && <Cloth thumbnail={cloth} />}
          <video
            ref={video}
            controls={Controls === null}
            preload="none"
            playsInline
            {...(poster ? { poster: fileAddress(routes, poster.url) } : {})}
            aria-label={lesson.title}
            onError={source.onError}
            onEnded={() => setEnded(true)}
            onPlay={() => setEnded(false)}
          >
            {recording && (
              <source
                src={startingAt(fileAddress(routes, recording.url), startSeconds)}
                type={recording.mimetype}
                onError={source.onError}
              />
            )}
            {captionsOf(assets).map(({ id, url, language, title }, place) => (
              <track
                key={id}
                kind="captions"
                src={fileAddress(routes, url)}
                srcLang={language}
                label={title || playerText.captions}
                default={place === 0}
              />
            ))}
          </video>
          {source.hasFailed && (
            <div className="player-failed" role="alert">
              <p>{playerText.failed}</p>
              <Button size="small" kind="on-deep" icon="refresh" onClick={source.retry}>
                {playerText.retry}
              </Button>
            </div>
          )}
          {hasEnded && next && <NextUp next={next} onCancel={() => setEnded(false)} />}
        </div>
        {Controls && (
          <Controls box={box} video={video} lengthSeconds={recording?.seconds ?? 0} startSeconds={startSeconds} />
        )}
      </section>
      <WaitingLine account={account} />
      <QualityChoice
        recordings={source.recordings}
        chosen={recording?.kind ?? quality}
        address={address}
        onChoose={source.choose}
      />
    </>
  );
}
