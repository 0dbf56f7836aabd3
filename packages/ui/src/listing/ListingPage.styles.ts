import { css } from 'styled-components';

export const listingPageStyles = css`
  .listingPage {
    padding-top: 12px;
    overflow-anchor: none; /* filters and results change at each choice: the page is not to follow what moves */
  }
  .listingPage-head {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 16px;
    margin: 4px 0 18px;
  }
  .listingPage-head p {
    margin-top: 4px;
  }
  .listingPage-covered {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    row-gap: 10px;
  }
  .listingPage-head .listingPage-words {
    grid-column: 1 / -1;
    max-width: 62ch;
    margin: 0;
  }
  .listingPage-picture {
    grid-area: 1 / 2;
    width: min(
      124px,
      34vw,
      100vw - 13rem
    ); /* a long word of the title stands beside it on the narrowest phone, and in its place when letters are large */
  }
  .listingPage-collections {
    display: flex;
    gap: 8px;
    margin-inline: -16px;
    padding-inline: 16px;
    overflow-x: auto;
    scrollbar-width: none;
    white-space: nowrap;
  }
  @media (min-width: 768px) {
    .listingPage-collections {
      flex-wrap: wrap;
      margin-inline: 0;
      padding-inline: 0;
    }
  }
  .listingPage-collections > * {
    flex: none;
  }
  .listingPage-invitation {
    display: none;
  }
  .listingPage-sort {
    align-items: center;
    gap: 12px;
    white-space: nowrap;
  }
  .listingPage-sort .listingPage-sortSelect {
    width: 200px;
    font-weight: 600;
  }
  .listingPage-grid {
    display: grid;
    gap: 32px;
  }
  .listingPage-main {
    --chip-size: 0.875rem;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .listingPage-results {
    display: contents;
  }
  .listingPage-courses {
    display: grid;
    gap: 12px;
  }
  @media (max-width: 767px) and (prefers-reduced-motion: no-preference) {
    .listingPage-courses > :nth-child(n + 5) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 204px;
      animation: rest 1ms 5s both;
    }
  }
  .listingPage-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 20px;
    align-items: center;
    justify-content: space-between;
    padding-top: 20px;
  }
  .listingPage-pageSize .listingPage-pageSizeSelect {
    width: 88px;
  }
  @media (max-width: 1023px) {
    .listingPage-foot .listingPage-pageSize {
      display: none;
    }
    .listingPage-foot > nav {
      flex: 1;
    }
    .listingPage-more[data-loads] + .listingPage-foot > nav {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .listingPage {
      padding-top: 20px;
    }
    .listingPage-head {
      margin: 8px 0 28px;
    }
    .listingPage-covered {
      grid-template-columns: 1fr auto 320px;
      grid-template-rows: auto auto 1fr;
      column-gap: 40px;
    }
    .listingPage-head .listingPage-words {
      grid-column: 1 / 3;
    }
    .listingPage-picture {
      grid-area: 1 / 3 / 4 / 4;
      width: 320px;
    }
    .listingPage-covered > :last-child {
      grid-area: 3 / 1 / 4 / 3;
      justify-self: end;
    }
    .listingPage-more {
      display: none;
    }
    .listingPage-invitation {
      grid-column: span 2;
      align-self: start;
      justify-self: start;
      justify-items: start;
      gap: 12px;
      max-width: 40ch;
      padding: 28px 24px;
    }
    .listingPage-courses .listingPage-invitation:not(:nth-child(3n + 1)) {
      display: grid;
    }
    .listingPage-courses .listingPage-invitation:nth-child(3n) {
      grid-column: span 1;
    }
    .listingPage-grid {
      grid-template-columns: 272px 1fr;
      gap: 40px;
    }
    .listingPage-plainGrid {
      grid-template-columns: 1fr;
    }
    .listingPage-courses {
      grid-template-columns: repeat(3, 1fr);
      gap: 24px 20px;
    }
    .listingPage-courses4 {
      grid-template-columns: repeat(4, 1fr);
    }
    .listingPage-foot > nav {
      margin-left: auto;
    }
  }
`;
