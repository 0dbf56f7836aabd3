import { css } from 'styled-components';

export const scheduleCardStyles = css`
  .sch-h {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .schs {
    display: grid;
    gap: 12px;
    container-type: inline-size;
  }
  .sch {
    display: grid;
    grid-template-columns: 64px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .sch-d {
    grid-row: 1 / span 2;
    background: var(--brand);
    color: var(--on-brand);
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-top: 18px;
    position: relative;
  }
  .sch-d::after {
    content: '';
    position: absolute;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .sch-d .dd {
    font-size: 26px;
    line-height: 30px;
    font-weight: 800;
  }
  .sch-d .mm {
    font-weight: 700;
    font-size: 14px;
  }
  .sch-b {
    padding: 16px 16px 8px;
  }
  .sch-t {
    font-size: 18px;
    line-height: 26px;
  }
  .sch-m {
    display: grid;
    gap: 6px;
    margin-top: 8px;
    font-size: 15px;
    line-height: 22px;
    color: var(--text-2);
  }
  .sch-m li {
    display: flex;
    gap: 10px;
  }
  .sch-m .i {
    margin-top: 1px;
  }
  .sch-a {
    grid-column: 2;
    padding: 8px 16px 16px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    flex-wrap: wrap;
  }
  .sch-a .price {
    display: grid;
  }
  .sch.past .sch-d,
  .sch.full .sch-d {
    grid-row: 1 / span 2;
    background: var(--disabled-bg);
    color: var(--disabled-text);
  }
  .sch.soon .sch-d {
    grid-row: 1 / span 2;
    background: var(--brand-soft-2);
    color: var(--brand);
  }
  .sch.owned .sch-d {
    grid-row: 1 / span 2;
    background: var(--success);
    color: #fff;
  }
  [data-theme='dark'] .sch.owned .sch-d {
    color: var(--nila-950);
  }
  @container (max-width: 599px) {
    .sch-a .price {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      width: 100%;
    }
    .sch-a .btn {
      width: 100%;
    }
  }
  @container (min-width: 600px) {
    .sch {
      grid-template-columns: 84px 1fr auto;
      align-items: stretch;
    }
    .sch-d {
      grid-row: 1;
    }
    .sch-b {
      padding: 20px 12px 20px 20px;
    }
    .sch-a {
      grid-column: 3;
      flex-direction: column;
      align-items: stretch;
      justify-content: center;
      padding: 20px 24px 20px 0;
      width: 232px;
      text-align: right;
      gap: 10px;
    }
  }
`;
