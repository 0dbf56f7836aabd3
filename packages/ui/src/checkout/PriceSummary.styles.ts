import { css } from 'styled-components';

export const priceSummaryStyles = css`
  .sumbox {
    display: grid;
    gap: 16px;
  }
  .prow {
    display: flex;
    align-items: center;
    gap: 14px;
    width: 100%;
    min-height: 64px;
    padding: 10px 14px;
    border: 1.5px dashed var(--line-control);
    border-radius: var(--r-s);
    text-align: left;
    background: var(--bg-sunken);
  }
  .prow > span {
    flex: 1;
  }
  .prow b,
  .prow .small {
    display: block;
  }
  .prow > .i:first-child {
    color: var(--brand);
  }
  .prow.on {
    border: 1.5px solid var(--success);
    background: var(--success-soft);
    color: var(--success-text);
  }
  .prow.on > .i:first-child {
    color: var(--success);
  }
  .prow:hover {
    border-color: var(--brand);
  }
  .chg {
    display: grid;
    gap: 8px;
    margin: 14px 0;
    font-weight: 600;
  }
  .pay-c,
  .sch-list {
    display: grid;
    gap: 16px;
  }
  .pay-agree {
    text-align: center;
  }
  .dlg-course {
    margin-top: 18px;
  }
  .sum {
    display: grid;
    gap: 4px;
  }
  .sum-l {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    min-height: 32px;
    align-items: center;
  }
  .sum-l dt {
    color: var(--text-2);
  }
  .sum-l dd {
    font-weight: 600;
    white-space: nowrap;
  }
  .sum-l.cut dt,
  .sum-l.cut dd {
    color: var(--success-text);
    font-weight: 700;
  }
  .sum-l.tot {
    border-top: 1px dashed var(--line-strong);
    margin-top: 8px;
    padding-top: 14px;
  }
  .sum-l.tot dt {
    color: var(--text);
    font-weight: 700;
  }
  .sum-l.tot dd {
    font-weight: 800;
    font-size: 24px;
    letter-spacing: -0.015em;
  }
  .paybar {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 10px var(--gutter) 14px;
  }
  .paybar b {
    display: block;
    font-size: 19px;
    font-weight: 800;
    line-height: 24px;
  }
  .paybar .btn {
    padding-inline: 16px;
  }
  .mini {
    display: grid;
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
  }
  .mini .thumb {
    border-radius: var(--r-xs);
  }
  .mini b {
    display: -webkit-box;
    -webkit-line-clamp: 2;
    -webkit-box-orient: vertical;
    overflow: hidden;
    line-height: 20px;
  }
  .mini .caption {
    display: block;
    margin-top: 2px;
  }
  @media (max-width: 374px) {
    .paybar .btn {
      white-space: normal;
      line-height: 1.2;
      flex: 0 1 auto;
      min-width: 0;
      font-size: 15px;
    }
  }
`;
