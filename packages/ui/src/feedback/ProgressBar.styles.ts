import { css } from 'styled-components';

export const progressBarStyles = css`
  .prog {
    display: flex;
    align-items: center;
    gap: 12px;
  }
  .prog progress {
    flex: 1;
    min-width: 0;
    height: 8px;
    border: 0;
    border-radius: var(--r-full);
    background: var(--bg-sunken);
    appearance: none;
    overflow: hidden;
  }
  .prog progress::-webkit-progress-bar {
    background: var(--bg-sunken);
  }
  .prog progress::-webkit-progress-value {
    background: var(--brand);
  }
  .prog progress::-moz-progress-bar {
    background: var(--brand);
  }
  @media (forced-colors: active) {
    .prog progress {
      appearance: auto;
    }
  }
`;
