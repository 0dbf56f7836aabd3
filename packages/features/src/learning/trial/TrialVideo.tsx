import type { TrialLesson } from '@suluh/api/types';
import type { Routes } from '@suluh/domain/address';
import type { Quality } from '@suluh/domain/learning';
import { playerText } from '@suluh/i18n-id/learning';
import { Cloth } from '@suluh/ui/cloth/Cloth';
import type { Thumbnail } from '@suluh/ui/cloth/thumbnail.ts';
import type { ReactElement } from 'react';
import { fileAddress } from '../paths.ts';
import { captionsOf, posterOf, recordingsOf } from '../player/recording.ts';

interface TrialVideoProps {
  lesson: Pick<TrialLesson, 'title' | 'assets'>;
  quality: Quality;
  routes: Pick<Routes, 'base'>;
  cloth: Thumbnail;
}

/** The recording of a lesson to try, in the browser's own player: nothing is reported of who only tries. */
export function TrialVideo({ lesson: { title, assets }, quality, routes, cloth }: TrialVideoProps): ReactElement {
  const poster = posterOf(assets);
  const recording = recordingsOf(assets).find(({ kind }) => kind === quality);
  return (
    <section className="player ground-deep" aria-label={playerText.label(title)}>
      <div className="player-view">
        {!poster && <Cloth thumbnail={cloth} />}
        <video
          controls
          preload="none"
          playsInline
          aria-label={title}
          {...(poster ? { poster: fileAddress(routes, poster.url) } : {})}
        >
          {recording && <source src={fileAddress(routes, recording.url)} type={recording.mimetype} />}
          {captionsOf(assets).map(({ id, url, language, title: name }, place) => (
            <track
              key={id}
              kind="captions"
              src={fileAddress(routes, url)}
              srcLang={language}
              label={name || playerText.captions}
              default={place === 0}
            />
          ))}
        </video>
      </div>
    </section>
  );
}
