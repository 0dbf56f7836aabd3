import { css } from 'styled-components';

export const layoutStyles = css`
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .col {
    display: flex;
    flex-direction: column;
    gap: 12px;
  }
  .between {
    justify-content: space-between;
  }
  .wrapf {
    flex-wrap: wrap;
  }
  .only-d {
    display: none !important;
  }
  @media (min-width: 1024px) {
    .only-d {
      display: revert !important;
    }
    .only-d.flex {
      display: flex !important;
    }
    .only-d.grid {
      display: grid !important;
    }
    .only-d.igrid {
      display: inline-grid !important;
    }
    .only-m {
      display: none !important;
    }
  }
`;
