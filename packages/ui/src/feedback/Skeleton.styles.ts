import { css } from 'styled-components';

export const skeletonStyles = css`
  .skeleton {
    background: var(--skeleton);
    border-radius: var(--skeleton-radius, 6px);
    animation: sk 1.4s var(--ease) infinite alternate;
  }
  @keyframes sk {
    to {
      background: var(--skeleton-2);
    }
  }
  .skeleton-picture {
    aspect-ratio: 16 / 9;
    border-radius: 0;
  }
`;
