import { css } from 'styled-components';

export const courseBodyStyles = css`
  .courseBody-spy {
    display: contents;
  }
  .courseBody-tabs {
    background: var(--bg-page);
    position: sticky;
    top: calc(var(--header-h) + 3px);
    z-index: 5;
    margin-inline: calc(-1 * var(--gutter));
    padding: 6px 4px 0;
  }
  .courseBody-main {
    display: grid;
    gap: 48px;
    min-width: 0;
    padding-top: 12px;
  }
  .courseBody-heading {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: 12px;
    margin-bottom: 16px;
  }
  .courseBody-main section {
    scroll-margin-top: 58px; /* tabs, beside the page's own padding for the header */
    min-width: 0;
  }
  .courseBody-learn {
    display: grid;
    gap: 12px;
    margin: 18px 0 20px;
  }
  .courseBody-learn li {
    position: relative;
    padding-left: 32px;
  }
  .courseBody-learn li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 4px;
    border-radius: var(--r-kelopak);
    border: 8px solid var(--flame); /* a background is not there in forced colours */
  }
  .courseBody-prose {
    max-width: 68ch;
    color: var(--text-2);
  }
  @media (min-width: 1024px) {
    .courseBody-tabs {
      margin: 0;
      padding: 8px 0 0;
      top: calc(var(--header-h) + 8px);
    }
    .courseBody {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 376px;
      gap: 56px;
      align-items: start;
    }
    .courseBody-main section {
      scroll-margin-top: 69px;
    }
    .courseBody > aside {
      grid-column: 2;
    }
    .courseBody-main {
      grid-area: 1 / 1;
      padding-top: 16px;
      gap: 64px;
    }
    .courseBody-learn {
      grid-template-columns: 1fr 1fr;
      gap: 14px 32px;
    }
  }
`;
