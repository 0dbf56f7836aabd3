import { css } from 'styled-components';

export const listingPageStyles = css`
  .listing {
    padding-top: 12px;
    overflow-anchor: none; /* filters and results change at each choice: the page is not to follow what moves */
  }
  .list-h {
    display: flex;
    justify-content: space-between;
    align-items: flex-end;
    gap: 16px;
    margin: 4px 0 18px;
  }
  .list-h p {
    margin-top: 4px;
  }
  .sortby {
    align-items: center;
    gap: 12px;
    white-space: nowrap;
  }
  .sortby .select {
    width: 200px;
    font-weight: 600;
  }
  .list-g {
    display: grid;
    gap: 32px;
  }
  .list-m {
    display: grid;
    gap: 20px;
    align-content: start;
    min-width: 0;
  }
  .list-m > .chips .chip {
    font-size: 14px;
  }
  .course-grid {
    display: grid;
    gap: 12px;
  }
  .list-p {
    display: flex;
    flex-wrap: wrap;
    gap: 20px;
    align-items: center;
    justify-content: space-between;
    padding-top: 20px;
  }
  .perpage .select {
    width: 88px;
  }
  main:has(+ .mbar) {
    padding-bottom: 40px;
  }
  @media (max-width: 1023px) {
    .list-p .perpage {
      display: none;
    }
    .list-p .pages {
      flex: 1;
    }
  }
  @media (min-width: 1024px) {
    .listing {
      padding-top: 20px;
    }
    .list-h {
      margin: 8px 0 28px;
    }
    .list-g {
      grid-template-columns: 272px 1fr;
      gap: 40px;
    }
    .list-g-plain {
      grid-template-columns: 1fr;
    }
    .course-grid {
      grid-template-columns: repeat(3, 1fr);
      gap: 24px 20px;
    }
    .course-grid-4 {
      grid-template-columns: repeat(4, 1fr);
    }
    .list-p .pages {
      margin-left: auto;
    }
  }
`;
