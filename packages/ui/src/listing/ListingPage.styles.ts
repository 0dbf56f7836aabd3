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
    --chip-size: 14px;
    display: grid;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .listingPage-courses {
    display: grid;
    gap: 12px;
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
  }
  @media (min-width: 1024px) {
    .listingPage {
      padding-top: 20px;
    }
    .listingPage-head {
      margin: 8px 0 28px;
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
