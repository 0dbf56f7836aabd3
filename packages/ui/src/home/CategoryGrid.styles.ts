import { css } from 'styled-components';

export const categoryGridStyles = css`
  .swatches {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 20px 12px;
  }
  .swatch {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  .sw {
    position: relative;
    display: block;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: 10px 10px 0 0;
  }
  .sw .cloth {
    transition: transform var(--t-slow) var(--ease);
  }
  .sw::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 8px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
  }
  .sw-n {
    font-weight: 700;
    font-size: 14px;
    line-height: 19px;
  }
  .swatch:hover .sw-n {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .swatch:hover .cloth {
    transform: scale(1.06);
  }
  @media (min-width: 768px) {
    .swatches {
      grid-template-columns: repeat(6, 1fr);
      gap: 32px 20px;
    }
    .sw-n {
      font-size: 16px;
      line-height: 22px;
    }
  }
`;
