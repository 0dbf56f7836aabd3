import { css } from 'styled-components';

export const chipStyles = css`
  .chip {
    --icon-size: 18px;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0 16px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-full);
    background: var(--bg-surface);
    font-weight: 600;
    font-size: var(--chip-size, 0.9375rem);
    white-space: nowrap;
  }
  .chip:hover {
    border-color: var(--brand);
    background: var(--brand-soft);
  }
  .chip[aria-pressed='true'],
  .chip.chip-selected {
    background: var(--brand);
    border-color: var(--brand);
    color: var(--on-brand);
  }
  .chip-removable {
    border-color: var(--brand-line);
    background: var(--brand-soft);
    color: var(--text);
    padding-right: 10px;
  }
  .chip-row {
    display: flex;
    gap: 8px;
    flex-wrap: wrap;
  }
  .chip-scrollingRow {
    flex-wrap: nowrap;
    overflow: auto hidden;
    scrollbar-width: none;
    margin: -5px calc(-1 * var(--gutter)) -5px -5px;
    padding: 5px;
  }
  @media (min-width: 1024px) {
    .chip-scrollingRow {
      margin-right: -5px;
    }
  }
`;
