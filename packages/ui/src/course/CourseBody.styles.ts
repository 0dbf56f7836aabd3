import { css } from 'styled-components';

export const courseBodyStyles = css`
  .spy {
    display: contents;
  }
  .dtabs {
    background: var(--bg-page);
    position: sticky;
    top: calc(var(--header-h) + 56px);
    z-index: 5;
    margin-inline: calc(-1 * var(--gutter));
    padding-inline: 4px;
  }
  .dmain {
    display: grid;
    gap: 48px;
    min-width: 0;
    padding-top: 12px;
  }
  .dsec-h {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 16px;
  }
  .dmain section {
    scroll-margin-top: 108px; /* search row and tabs, beside the page's own padding for the header */
    min-width: 0;
  }
  .learn {
    display: grid;
    gap: 12px;
    margin: 18px 0 20px;
  }
  .learn li {
    position: relative;
    padding-left: 32px;
  }
  .learn li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 4px;
    width: 16px;
    height: 16px;
    border-radius: var(--r-kelopak);
    background: var(--flame);
  }
  .prose {
    max-width: 68ch;
    color: var(--text-2);
  }
  @media (min-width: 1024px) {
    .dtabs {
      margin: 0;
      padding: 8px 0 0;
      top: calc(var(--header-h) + 8px);
    }
    .dg {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 376px;
      gap: 56px;
      align-items: start;
    }
    .dmain section {
      scroll-margin-top: 69px;
    }
    .dg > .buy {
      grid-column: 2;
    }
    .dmain {
      grid-area: 1 / 1;
      padding-top: 16px;
      gap: 64px;
    }
    .learn {
      grid-template-columns: 1fr 1fr;
      gap: 14px 32px;
    }
  }
`;
