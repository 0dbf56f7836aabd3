import { css } from 'styled-components';

export const testFactsStyles = css`
  .testFacts {
    display: flex;
    flex-wrap: wrap;
    gap: 14px 32px;
  }
  .testFacts dt {
    font-size: 0.875rem;
    color: var(--text-2);
  }
  .testFacts dd {
    font-weight: 800;
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
  }
`;
