import { css } from 'styled-components';

export const testFactsStyles = css`
  .testFacts {
    display: flex;
    flex-wrap: wrap;
    gap: 14px 32px;
  }
  .testFacts dt {
    font-size: 14px;
    color: var(--text-2);
  }
  .testFacts dd {
    font-weight: 800;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
`;
