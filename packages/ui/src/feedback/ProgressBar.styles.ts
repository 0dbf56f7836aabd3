import { css } from 'styled-components';

export const progressBarStyles = css`
  .progressBar {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .progressBar progress {
    flex: 1;
    min-width: 0;
    height: 8px;
    border: 0;
    border-radius: var(--r-full);
    background: var(--bg-sunken);
    appearance: none;
    overflow: hidden;
  }
  .progressBar progress::-webkit-progress-bar {
    background: var(--bg-sunken);
  }
  .progressBar progress::-webkit-progress-value {
    background: var(--brand);
  }
  .progressBar progress::-moz-progress-bar {
    background: var(--brand);
  }
  @media (forced-colors: active) {
    .progressBar progress {
      appearance: auto;
    }
  }
`;
