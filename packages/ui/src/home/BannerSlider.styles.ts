import { css } from 'styled-components';

export const bannerSliderStyles = css`
  .slider {
    padding-top: 18px;
    overflow: hidden;
  }
  .role-chips {
    padding-top: 24px;
  }
  .track {
    display: flex;
    gap: 20px;
    overflow: auto hidden;
    scrollbar-width: none;
    scroll-snap-type: x mandatory;
    padding-inline: max(var(--gutter), (100vw - var(--container)) / 2);
  }
  .track.is-looping {
    gap: 0;
    padding: 0;
    overflow: clip; /* not a scroll container: snapping would follow the slide that the transform takes round the end */
    touch-action: pan-y;
    cursor: grab;
  }
  .slide-cell {
    flex: none;
    width: min(var(--container), 100vw - 2 * var(--gutter));
    scroll-snap-align: center;
  }
  .slide {
    position: relative;
    height: 100%;
    min-height: 380px;
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--bg-deep);
    color: var(--text-on-deep);
    display: grid;
  }
  .slide-a {
    height: 190px;
    position: relative;
    overflow: hidden;
    order: -1;
  }
  .slide-a img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .slide-a::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 10px;
    background: var(--bg-deep);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 10px;
  }
  .slide-t {
    padding: 18px 22px 26px;
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: 14px;
  }
  .slide-t p {
    color: var(--text-on-deep-2);
    font-size: 17px;
  }
  .slide-t .btn {
    margin-top: 6px;
  }
  .slide-full {
    position: absolute;
    inset: 0;
  }
  .slide-full:focus-visible {
    outline-offset: -3px;
    border-radius: var(--r-l);
  }
  .slide-caption {
    position: absolute;
    left: 22px;
    bottom: 22px;
    max-width: min(26ch, 80%);
    padding: 12px 18px;
    border-radius: var(--r-s);
    background: var(--bg-deep);
    font-weight: 800;
  }
  .slider-c {
    display: flex;
    align-items: center;
    gap: 4px;
    padding-top: 8px;
  }
  .dots {
    display: flex;
    margin-left: -8px;
  }
  .dt {
    width: 44px;
    margin-left: -6px;
    height: 44px;
    display: grid;
    place-items: center;
  }
  .dt::before {
    content: '';
    width: 12px;
    height: 12px;
    border-radius: var(--r-kelopak);
    border: 2px solid var(--line-control);
  }
  .dt.on::before {
    background: var(--brand);
    border-color: var(--brand);
    width: 18px;
    height: 18px;
  }
  .slider-c .arrows {
    margin-left: auto;
  }
  @media (min-width: 1024px) {
    .slider {
      padding-top: 28px;
    }
    .slide {
      grid-template-columns: 11fr 13fr;
      height: 432px;
      min-height: 0;
    }
    .slide-a {
      height: auto;
      order: 0;
    }
    .slide-a::after {
      left: 0;
      right: auto;
      top: 0;
      bottom: 0;
      width: 12px;
      height: auto;
      mask: var(--hem-walang-kanan) repeat-y 0 50% / 12px 16px;
    }
    .slide-t {
      padding: 0 40px 0 64px;
      justify-content: center;
      gap: 18px;
    }
    .slide-t p {
      font-size: 19px;
      max-width: 34ch;
    }
  }
`;
