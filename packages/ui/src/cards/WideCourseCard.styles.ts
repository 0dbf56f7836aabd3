import { css } from 'styled-components';

/**
 * The wide form a course card takes below 1024 px in a listing: one markup for both forms, so that a list ships once.
 */
export const wideCourseCardStyles = css`
  @media (max-width: 1023px) {
    .wideCourseCard {
      --heart-color: var(--text-2);
      --heart-edge: none;
      --heart-ground: transparent;
      --heart-offset: 2px;
      --thumbnail-labels-right: 10px;
      container: wideCourseCard / inline-size;
      display: grid;
      grid-template-columns: 116px 1fr;
    }
    .wideCourseCard .wideCourseCard-picture {
      aspect-ratio: auto;
      height: 100%;
    }
    .wideCourseCard .wideCourseCard-picture::after {
      display: none;
    }
    .wideCourseCard .wideCourseCard-picture::before {
      content: '';
      position: absolute;
      z-index: 1;
      top: 0;
      bottom: 0;
      right: -1px;
      width: 7px;
      background: var(--bg-surface);
      mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
    }
    .wideCourseCard .wideCourseCard-body {
      min-width: 0;
      padding: 12px 12px 14px;
      gap: 6px;
    }
    .wideCourseCard .wideCourseCard-title {
      min-height: 0;
      padding-right: 34px;
      font-size: 0.9375rem;
      line-height: 1.3125rem;
    }
    .wideCourseCard .wideCourseCard-price {
      padding-top: 2px;
      margin-top: 0;
    }
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    .wideCourseCard {
      --heart-offset: 10px;
      grid-template-columns: 256px 1fr;
    }
    .wideCourseCard .wideCourseCard-body {
      padding: 20px 24px;
      gap: 8px;
    }
    .wideCourseCard .wideCourseCard-title {
      font-size: 1.125rem;
      line-height: 1.5625rem;
    }
  }
`;
