import { css } from 'styled-components';

export const categoryGridStyles = css`
  .categoryGrid {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 20px 12px;
  }
  .categoryGrid-4,
  .categoryGrid-5 {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  .categoryGrid-link {
    display: grid;
    gap: 10px;
    align-content: start;
  }
  .categoryGrid-swatch {
    position: relative;
    display: block;
    aspect-ratio: 1;
    overflow: hidden;
    border-radius: 10px 10px 0 0;
  }
  .categoryGrid-all {
    display: grid;
    place-items: center;
    background: var(--brand-soft-2);
    color: var(--brand);
  }
  .categoryGrid-cloth {
    transition: transform var(--t-slow) var(--ease);
  }
  .categoryGrid-swatch::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 8px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
  }
  .categoryGrid-name {
    font-weight: 700;
    font-size: 0.875rem;
    line-height: 1.1875rem;
    overflow-wrap: anywhere;
  }
  .categoryGrid-link:hover .categoryGrid-name {
    color: var(--link);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  .categoryGrid-link:hover .categoryGrid-cloth {
    transform: scale(1.06);
  }
  @media (min-width: 768px) {
    .categoryGrid {
      grid-template-columns: repeat(6, 1fr);
      gap: 32px 20px;
    }
    .categoryGrid-4 {
      grid-template-columns: repeat(4, 1fr);
    }
    .categoryGrid-5 {
      grid-template-columns: repeat(5, 1fr);
    }
    .categoryGrid-name {
      font-size: 1rem;
      line-height: 1.375rem;
    }
  }
  html[data-saver] .categoryGrid-cloth {
    --m: none; /* its dye says which it is */
    --mn: none;
  }
`;
