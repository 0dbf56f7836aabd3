import { css } from 'styled-components';

export const listingPageStyles = css`
  .listing {
    padding-top: 12px;
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
  .grid3 {
    grid-template-columns: repeat(3, 1fr);
    gap: 24px 20px;
  }
  .stack {
    display: grid;
    gap: 12px;
  }
  .list-p {
    align-items: center;
    justify-content: space-between;
    padding-top: 20px;
  }
  .perpage .select {
    min-height: 44px;
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
  }
`;
