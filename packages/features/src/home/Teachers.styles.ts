import { css } from 'styled-components';

export const teacherStyles = css`
  .teachers {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
  }
  .teachers-card {
    position: relative;
    overflow: hidden;
    height: 100%;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .teachers-card:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .teachers-face {
    position: relative;
    display: block;
    aspect-ratio: 1;
    background: var(--bg-band);
  }
  .teachers-face::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang) repeat-x 50% 100% / 10px 7px;
  }
  .teachers-text {
    padding: 10px 14px 16px;
    overflow-wrap: anywhere;
  }
  .teachers-card a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-m);
  }
  @media (min-width: 640px) {
    .teachers {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  @media (min-width: 1024px) {
    .teachers {
      grid-template-columns: repeat(6, 1fr);
      gap: 20px;
    }
  }
`;
