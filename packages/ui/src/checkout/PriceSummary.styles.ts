import { css } from 'styled-components';

export const priceSummaryStyles = css`
  .priceSummary-box {
    display: grid;
    gap: 16px;
  }
  .priceSummary-agree {
    text-align: center;
  }
  .priceSummary {
    display: grid;
    gap: 4px;
  }
  .priceSummary-line {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    min-height: 32px;
    align-items: center;
  }
  .priceSummary-line dt {
    color: var(--text-2);
  }
  .priceSummary-line dd {
    font-weight: 600;
    white-space: nowrap;
  }
  .priceSummary-line.priceSummary-discount dt,
  .priceSummary-line.priceSummary-discount dd {
    color: var(--success-text);
    font-weight: 700;
  }
  .priceSummary-line.priceSummary-total {
    border-top: 1px dashed var(--line-strong);
    margin-top: 8px;
    padding-top: 14px;
  }
  .priceSummary-line.priceSummary-total dt {
    color: var(--text);
    font-weight: 700;
  }
  .priceSummary-line.priceSummary-total dd {
    font-weight: 800;
    font-size: 1.5rem;
    letter-spacing: -0.015em;
  }
`;
