import { css } from 'styled-components';

export const layoutStyles = css`
  .layout-page {
    width: 100%;
    max-width: calc(var(--container) + 2 * var(--gutter));
    margin-inline: auto;
    padding-inline: var(--gutter);
  }
  /* read aloud, not shown */
  .layout-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .layout-row {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .layout-between {
    justify-content: space-between;
  }
  .layout-wrapping {
    flex-wrap: wrap;
  }
  .layout-desktop {
    display: none !important;
  }
  @media (min-width: 1024px) {
    .layout-desktop {
      display: revert !important;
    }
    .layout-desktop.layout-flex {
      display: flex !important;
    }
    .layout-desktop.layout-inlineGrid {
      display: inline-grid !important;
    }
    .layout-mobile {
      display: none !important;
    }
  }
`;
