import { css } from 'styled-components';

export const myCourseCardStyles = css`
  .mcs {
    display: grid;
    gap: 14px;
    margin-top: 20px;
  }
  .mc {
    position: relative;
    display: grid;
    grid-template-columns: 116px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .mc .thumb {
    aspect-ratio: auto;
    height: 100%;
  }
  .mc .thumb::after {
    left: auto;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    height: auto;
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .mc-b {
    padding: 14px;
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  .mc-tags {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .mc .card-t {
    min-height: 0;
  }
  .mc .sch-m {
    margin: 0;
    font-size: 14px;
  }
  .mc-f {
    margin-top: auto;
    padding-top: 6px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .mc-f .price {
    flex: 1 1 100%;
  }
  .mc-f > .btn {
    flex: 1;
  }
  .mc-x {
    color: var(--text-2);
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-s);
    order: 1;
  }
  .mc-x:hover {
    color: var(--danger-text);
    background: var(--danger-soft);
  }
  @media (min-width: 768px) {
    .mcs {
      grid-template-columns: 1fr 1fr;
      gap: 20px;
    }
    .mc {
      grid-template-columns: 132px 1fr;
      min-height: 212px;
    }
    .mc-b {
      padding: 18px;
    }
  }
`;
