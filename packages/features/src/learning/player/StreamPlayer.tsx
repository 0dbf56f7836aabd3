'use client';
import { lessonText, playerText } from '@suluh/i18n-id/learning';
import { Button } from '@suluh/ui/buttons/Button';
import { useEffect, useRef, useState, type ReactElement } from 'react';

const HLS = 'application/vnd.apple.mpegurl';

/** Browsers that say "maybe" cannot be believed; those with a managed source play streams themselves. */
const playsItself = (video: HTMLVideoElement): boolean =>
  'ManagedMediaSource' in window && video.canPlayType(HLS) !== '';

/**
 * A provider's stream: the browser's own player where it plays streams, also before JavaScript; else by a library that
 * comes when it is asked for. Its address leads there as well.
 */
export function StreamPlayer({ title, url }: { title: string; url: string }): ReactElement {
  const video = useRef<HTMLVideoElement>(null);
  const stop = useRef<() => void>(null);
  const [state, setState] = useState<'itself' | 'waits' | 'loading' | 'plays' | 'failed'>('itself');

  useEffect(() => {
    if (video.current && !playsItself(video.current)) setState('waits');
    return () => stop.current?.();
  }, []);
  async function play(): Promise<void> {
    const element = video.current;
    if (!element) return;
    setState('loading');
    const library = await import('./hlsLight.ts').catch(() => null);
    if (library === null || !library.HlsLight.isSupported()) return setState('failed');
    const { HlsLight: Hls } = library;
    stop.current?.();
    const hls = new Hls({ enableWorker: false });
    stop.current = () => hls.destroy();
    hls.on(Hls.Events.ERROR, (_event, { fatal }) => fatal && setState('failed'));
    hls.on(Hls.Events.MANIFEST_PARSED, () => {
      setState('plays');
      element.play().catch(() => undefined); // the browser wants another press: its controls are there
    });
    hls.loadSource(url);
    hls.attachMedia(element);
  }
  const isOurs = state !== 'itself';
  return (
    <section className="player ground-deep" aria-label={playerText.label(title)}>
      <div className="player-view">
        <video
          ref={video}
          controls={state === 'itself' || state === 'plays'}
          preload="none"
          playsInline
          aria-label={title}
          {...(isOurs ? {} : { src: url })}
        />
        {isOurs && state !== 'plays' && (
          <div className="player-failed" role={state === 'failed' ? 'alert' : undefined}>
            {state === 'failed' && <p>{playerText.failed}</p>}
            <Button size="small" kind="on-deep" icon="play" loading={state === 'loading'} onClick={() => void play()}>
              {state === 'failed' ? playerText.retry : playerText.play}
            </Button>
          </div>
        )}
      </div>
      <noscript>
        <a href={url}>{lessonText.openLink}</a>
      </noscript>
    </section>
  );
}
