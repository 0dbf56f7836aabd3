import { css } from 'styled-components';

export const tabsStyles = css`
  .tabs {
    display: flex;
    gap: 4px;
    border-bottom: 1px solid var(--line-strong);
    overflow: auto hidden;
    scrollbar-width: none;
  }
  .tabs-tab {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 52px;
    padding: 0 16px;
    font-weight: 600;
    color: var(--text-2);
    white-space: nowrap;
  }
  .tabs-tab:focus-visible {
    outline-offset: -3px;
  }
  .tabs-tab:hover {
    color: var(--brand);
  }
  .tabs-tab:is([aria-selected='true'], [aria-current]) {
    color: var(--brand);
    font-weight: 800;
  }
  .tabs-tab:is([aria-selected='true'], [aria-current])::after {
    content: '';
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: -1px;
    height: 4px;
    border-radius: 4px 4px 0 0;
    background: var(--brand);
  }
  @media (forced-colors: active) {
    .tabs-tab[aria-current],
    .tabs-tab[aria-selected='true'] {
      border-bottom: 3px solid;
    }
  }
`;
