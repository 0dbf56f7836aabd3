import { css } from 'styled-components';

export const bannerSliderStyles = css`
  .bannerSlider {
    padding-top: 18px;
    overflow: hidden;
  }
  .bannerSlider-roles {
    padding-top: 24px;
  }
  .bannerSlider-track {
    display: flex;
    gap: 20px;
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x mandatory;
    padding-inline: max(var(--gutter), (100vw - var(--container)) / 2);
  }
  .bannerSlider-track.bannerSlider-looping {
    gap: 0;
    padding: 0;
    overflow: clip; /* not a scroll container: snapping would follow the slide that the transform takes round the end */
    touch-action: pan-y;
    cursor: grab;
  }
  .bannerSlider-cell {
    flex: none;
    width: min(var(--container), 100vw - 2 * var(--gutter));
    scroll-snap-align: center;
  }
  .bannerSlider-slide {
    position: relative;
    height: 100%;
    min-height: 380px;
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--bg-deep);
    color: var(--text-on-deep);
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .bannerSlider-art {
    height: 190px;
    position: relative;
    overflow: hidden;
    order: -1;
  }
  .bannerSlider-art img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .bannerSlider-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 10px;
    background: var(--bg-deep);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 10px;
  }
  .bannerSlider-text {
    padding: 18px 22px 26px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 14px;
  }
  .bannerSlider-text > span {
    height: auto; /* letters twice as large need two lines */
    white-space: normal;
  }
  .bannerSlider-text p {
    color: var(--text-on-deep-2);
    font-size: 1.0625rem;
  }
  .bannerSlider-text .bannerSlider-action {
    margin-top: 6px;
  }
  .bannerSlider-full {
    position: absolute;
    inset: 0;
  }
  .bannerSlider-full:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-l);
  }
  .bannerSlider-caption {
    position: absolute;
    left: 22px;
    bottom: 22px;
    max-width: min(26ch, 80%);
    padding: 12px 18px;
    border-radius: var(--r-s);
    background: var(--bg-deep);
    font-weight: 800;
  }
  .bannerSlider-controls {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-top: 8px;
  }
  .bannerSlider-dots {
    display: flex;
    margin-left: -8px;
  }
  .bannerSlider-dot {
    width: 44px;
    margin-left: -6px;
    height: 44px;
    display: grid;
    place-items: center;
  }
  .bannerSlider-dot::before {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: var(--r-kelopak);
    border: 2px solid var(--line-control);
  }
  .bannerSlider-dot.bannerSlider-current::before {
    background: var(--brand);
    border-color: var(--brand);
    width: 18px;
    height: 18px;
  }
  .bannerSlider-arrows {
    margin-left: auto;
  }
  @media (min-width: 1024px) {
    .bannerSlider {
      padding-top: 28px;
    }
    .bannerSlider-slide {
      grid-template-columns: 11fr 13fr;
      height: 432px;
      min-height: 0;
    }
    .bannerSlider-art {
      height: auto;
      order: 0;
    }
    .bannerSlider-art::after {
      left: 0;
      right: auto;
      top: 0;
      bottom: 0;
      width: 12px;
      height: auto;
      mask: var(--hem-walang-kanan) repeat-y 0 50% / 12px 16px;
    }
    .bannerSlider-text {
      padding: 0 40px 0 64px;
      justify-content: center;
      gap: 18px;
    }
    .bannerSlider-text p {
      font-size: 1.1875rem;
      max-width: 34ch;
    }
  }
  @media (min-width: 1024px) and (max-width: 60em) {
    .bannerSlider-slide {
      height: auto; /* letters twice as large need more */
      min-height: 432px;
    }
  }
  html[data-saver] .bannerSlider-full > :first-child {
    --m: none; /* the cloth's dye alone */
  }
`;
