import { css } from 'styled-components';

export const panelStyles = css`
  .panel {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    padding: 20px;
  }
  @media (min-width: 768px) {
    .panel {
      padding: 24px;
    }
  }
`;
