import { css } from 'styled-components';

export const paginationStyles = css`
  .pagination {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    flex-wrap: wrap;
  }
  .pagination-page {
    min-width: 44px;
    height: 44px;
    padding: 0 6px;
    display: inline-grid;
    place-items: center;
    border-radius: var(--r-s);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .pagination-page:hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .pagination-page[aria-current] {
    background: var(--brand);
    color: var(--on-brand);
    border-radius: var(--r-kelopak);
  }
  .pagination-page.pagination-off {
    color: var(--text-disabled);
  }
  .pagination-page.pagination-gap {
    min-width: 28px;
    color: var(--text-2);
  }
  @media (forced-colors: active) {
    .pagination-page[aria-current] {
      outline: 2px solid;
    }
  }
`;
