import { css } from 'styled-components';

export const wideCourseCardStyles = css`
  .wide {
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
  .wide:hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .wide .thumb {
    aspect-ratio: auto;
    height: 100%;
  }
  .wide .thumb::after {
    display: none;
  }
  .wide .thumb::before {
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
  .wide .tl {
    right: 10px;
  }
  .wide .a-l {
    display: none;
  }
  .wide .card-b {
    padding: 12px 12px 14px;
    gap: 6px;
  }
  .wide .card-t {
    min-height: 0;
    padding-right: 34px;
    font-size: 15px;
    line-height: 21px;
  }
  .wide .heart {
    top: 2px;
    right: 2px;
  }
  .wide .heart::before {
    background: transparent;
    box-shadow: none;
  }
  .wide .heart {
    color: var(--text-2);
  }
  .wide .heart.on {
    color: var(--mengkudu-500);
  }
  .wide .price {
    padding-top: 2px;
    margin-top: 0;
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
  .sk-wide .sk .sk,
  .sk-wide > div:last-child .sk {
    height: 16px;
  }
  @container lebar (max-width: 339px) {
    .rate b {
      display: none;
    }
  }
  @media (min-width: 768px) {
    .wide .a-l {
      display: block;
    }
    .wide .a-p {
      display: none;
    }
    .wide {
      grid-template-columns: 256px 1fr;
    }
    .wide .card-b {
      padding: 20px 24px;
      gap: 8px;
    }
    .wide .card-t {
      font-size: 18px;
      line-height: 25px;
    }
    .wide .heart {
      top: 10px;
      right: 10px;
    }
  }
`;
