import { css } from 'styled-components';

export const myCourseCardStyles = css`
  .myCourseCard-grid {
    display: grid;
    gap: 14px;
    margin-top: 20px;
  }
  .myCourseCard {
    position: relative;
    display: grid;
    grid-template-columns: 116px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .myCourseCard .myCourseCard-picture {
    aspect-ratio: auto;
    height: 100%;
  }
  .myCourseCard .myCourseCard-picture::after {
    left: auto;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    height: auto;
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .myCourseCard-body {
    padding: 14px;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  .myCourseCard-tags {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .myCourseCard .myCourseCard-title {
    min-height: 0;
  }
  .myCourseCard .myCourseCard-facts {
    margin: 0;
    font-size: 0.875rem;
  }
  .myCourseCard-foot {
    --button-flex: 1;
    position: relative;
    z-index: 2;
    margin-top: auto;
    padding-top: 6px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .myCourseCard-foot .myCourseCard-price {
    flex: 1 1 100%;
  }
  .myCourseCard-remove {
    color: var(--text-2);
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
    order: 1;
  }
  .myCourseCard-remove:hover {
    color: var(--danger-text);
    background: var(--danger-soft);
  }
  @media (min-width: 768px) {
    .myCourseCard-grid {
      grid-template-columns: 1fr 1fr;
      gap: 20px;
    }
    .myCourseCard {
      grid-template-columns: 132px 1fr;
      min-height: 212px;
    }
    .myCourseCard-body {
      padding: 18px;
    }
  }
`;
