import { css } from 'styled-components';

export const landingWhoStyles = css`
  .landingWho {
    display: grid;
    gap: 20px;
  }
  .landingWho-panel {
    padding: 24px 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .landingWho-benefits,
  .landingWho-points {
    display: grid;
    gap: 16px;
    margin-block-start: 16px;
  }
  .landingWho-points li {
    display: flex;
    gap: 10px;
  }
  .landingWho-check {
    margin-block-start: 3px;
    color: var(--success-text);
  }
  @media (min-width: 1024px) {
    .landingWho {
      grid-template-columns: repeat(auto-fit, minmax(380px, 1fr));
      align-items: start;
    }
    .landingWho-panel {
      padding: 32px;
    }
  }
`;
