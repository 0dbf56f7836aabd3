import { css } from 'styled-components';

export const paginationStyles = css`
  .pages {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    flex-wrap: wrap;
  }
  .pg {
    min-width: 44px;
    height: 44px;
    padding: 0 6px;
    display: inline-grid;
    place-items: center;
    border-radius: var(--r-s);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .pg:hover {
    background: var(--brand-soft);
    color: var(--brand);
  }
  .pg[aria-current] {
    background: var(--brand);
    color: var(--on-brand);
    border-radius: var(--r-kelopak);
  }
  .pg.off {
    color: var(--text-disabled);
  }
  .pg.gap {
    min-width: 28px;
    color: var(--text-2);
  }
  @media (forced-colors: active) {
    .pg[aria-current] {
      outline: 2px solid;
    }
  }
`;
