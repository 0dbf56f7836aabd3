import { css } from 'styled-components';

export const skeletonStyles = css`
  .sk {
    background: var(--skeleton);
    border-radius: 6px;
    animation: sk 1.4s var(--ease) infinite alternate;
  }
  @keyframes sk {
    to {
      background: var(--skeleton-2);
    }
  }
  .sk-thumb {
    aspect-ratio: 16 / 9;
    border-radius: 0;
  }
`;
