import { css } from 'styled-components';

export const comparisonTableStyles = css`
  .comparisonTable {
    position: relative; /* what is hidden in it stays inside, where it is scrolled */
    overflow-x: auto;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .comparisonTable table {
    width: 100%;
    border-collapse: collapse;
  }
  .comparisonTable th,
  .comparisonTable td {
    min-width: 172px;
    padding: 12px;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
  .comparisonTable tr > :first-child {
    position: sticky;
    left: 0;
    z-index: 1;
    min-width: 104px;
    background: var(--bg-surface);
    color: var(--text-2);
    font-weight: 700;
    overflow-wrap: normal;
  }
  .comparisonTable tbody tr:last-child > * {
    border-bottom: 0;
  }
  .comparisonTable ul {
    display: grid;
    gap: 6px;
    padding-inline-start: 18px;
    list-style: disc;
    margin: 0;
  }
  .comparisonTable-title {
    display: block;
    margin-top: 10px;
    font-weight: 700;
  }
  .comparisonTable-remove {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 400;
  }
  .comparisonTable-rating {
    white-space: nowrap;
  }
  @media (min-width: 1024px) {
    .comparisonTable table {
      table-layout: fixed;
    }
    .comparisonTable th,
    .comparisonTable td {
      width: auto;
      padding: 14px 20px;
    }
    .comparisonTable tr > :first-child {
      width: 200px;
    }
  }
`;
