'use client';
import { AUTOPLAY_MS, CAROUSEL_GAP_PX, CAROUSEL_SPEED_MS } from '@suluh/domain/carousel';
import type { KeenSliderInstance } from 'keen-slider';
import { useCallback, useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { carouselText } from '@suluh/i18n-id/control';
import { Icon } from '../icons/Icon.tsx';
import { useAutoplay } from '../sections/useAutoplay.ts';

export interface BannerSliderLabels {
  region: string;
  /** Name of one slide and its dot, for example 'Banner 2'. */
  slides: readonly string[];
  pause: string;
  play: string;
  previous: string;
  next: string;
}

interface BannerSliderProps {
  /** One `BannerSlide` each, from the server. */
  slides: readonly ReactNode[];
  labels: BannerSliderLabels;
}

/**
 * Home banner: a snapping row that becomes an endless slider once keen-slider has loaded. Autoplay 3 s with a pause
 * button; dots and arrows (docs/look.md#layout-and-motion, ScrollRow).
 */
export function BannerSlider({ slides, labels }: BannerSliderProps): ReactElement {
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    let unmounted = false;
    void import('keen-slider').then(({ default: KeenSlider }) => {
      if (unmounted || !track.current || slides.length < 2) return;
      track.current.scrollLeft = 0;
      track.current.classList.add('bannerSlider-looping');
      slider.current = new KeenSlider(track.current, {
        loop: true,
        selector: '.bannerSlider-cell',
        slides: { origin: 'center', perView: 'auto', spacing: CAROUSEL_GAP_PX.wide },
        defaultAnimation: { duration: CAROUSEL_SPEED_MS },
        slideChanged: (instance) => setCurrent(instance.track.details.rel),
      });
    });
    return () => {
      unmounted = true;
      slider.current?.destroy();
      slider.current = null;
    };
  }, [slides.length]);
  const advance = useCallback(() => slider.current?.next(), []);
  const { available, playing, toggle } = useAutoplay(region, AUTOPLAY_MS.banner, advance);
  return (
    <section
      ref={region}
      className="bannerSlider"
      aria-roledescription={carouselText.roleDescription}
      aria-label={labels.region}
    >
      <div ref={track} className="bannerSlider-track" aria-live={playing ? 'off' : 'polite'}>
        {slides.map((slide, index) => (
          <div
            key={labels.slides[index]}
            className="bannerSlider-cell"
            role="group"
            aria-roledescription={carouselText.slideRoleDescription}
            aria-label={labels.slides[index]}
            inert={slider.current !== null && index !== current}
          >
            {slide}
          </div>
        ))}
      </div>
      {slides.length > 1 && (
        <div className="layout-page bannerSlider-controls">
          <div className="bannerSlider-dots">
            {labels.slides.map((label, index) => (
              <button
                key={label}
                type="button"
                className={index === current ? 'bannerSlider-dot bannerSlider-current' : 'bannerSlider-dot'}
                aria-label={label}
                aria-current={index === current ? 'true' : undefined}
                onClick={() => slider.current?.moveToIdx(index)}
              />
            ))}
          </div>
          {available && (
            <button
              type="button"
              className="iconButton"
              aria-label={playing ? labels.pause : labels.play}
              onClick={toggle}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
          <div className="section-arrows bannerSlider-arrows">
            <button
              type="button"
              className="section-arrow"
              aria-label={labels.previous}
              onClick={() => slider.current?.prev()}
            >
              <Icon name="arrow-left" />
            </button>
            <button
              type="button"
              className="section-arrow"
              aria-label={labels.next}
              onClick={() => slider.current?.next()}
            >
              <Icon name="arrow-right" />
            </button>
          </div>
        </div>
      )}
    </section>
  );
}
