import { css } from 'styled-components';

/** Rules of the wide card below 768 px for the given card selector. */
const narrow = (card: string): string => `
  ${card} {
    container: lebar / inline-size;
    color: var(--text);
    position: relative;
    display: grid;
    grid-template-columns: 116px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  ${card}:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  ${card} .thumb {
    aspect-ratio: auto;
    height: 100%;
  }
  ${card} .thumb::after {
    display: none;
  }
  ${card} .thumb::before {
    content: "";
    position: absolute;
    z-index: 1;
    top: 0;
    bottom: 0;
    right: -1px;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  ${card} .tl {
    right: 10px;
  }
  ${card} .card-b {
    min-width: 0;
    padding: 12px 12px 14px;
    gap: 6px;
  }
  ${card} .card-t {
    min-height: 0;
    padding-right: 34px;
    font-size: 15px;
    line-height: 21px;
  }
  ${card} .heart {
    top: 2px;
    right: 2px;
  }
  ${card} .heart::before {
    background: transparent;
    box-shadow: none;
  }
  ${card} .heart {
    color: var(--text-2);
  }
  ${card} .heart.on {
    color: var(--mengkudu-500);
  }
  ${card} .price {
    padding-top: 2px;
    margin-top: 0;
  }
`;

/** What changes from 768 px. */
const roomy = (card: string): string => `
  ${card} {
    grid-template-columns: 256px 1fr;
  }
  ${card} .card-b {
    padding: 20px 24px;
    gap: 8px;
  }
  ${card} .card-t {
    font-size: 18px;
    line-height: 25px;
  }
  ${card} .heart {
    top: 10px;
    right: 10px;
  }
`;

/**
 * The wide card, and the grid card of a listing, which takes the wide form below 1024 px (class card-list): one markup
 * for both, so that a list ships once.
 */
export const wideCourseCardStyles = css`
  ${narrow('.wide')}
  @media (min-width: 768px) {
    ${roomy('.wide')}
  }
  @media (max-width: 1023px) {
    ${narrow('.card-list')}
  }
  @media (min-width: 768px) and (max-width: 1023px) {
    ${roomy('.card-list')}
  }
  .sk-wide {
    display: grid;
    grid-template-columns: 116px 1fr;
    gap: 14px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .sk-wide > .sk {
    border-radius: 0;
    min-height: 148px;
  }
  .sk-wide > div:last-child {
    padding: 16px 14px 16px 0;
    display: grid;
    gap: 10px;
    align-content: start;
  }
  .sk-wide > div:last-child .sk {
    height: 16px;
  }
  @container lebar (max-width: 339px) {
    .rate b {
      display: none;
    }
  }
`;
