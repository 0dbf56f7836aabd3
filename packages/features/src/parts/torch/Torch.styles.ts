import { css } from 'styled-components';

export const torchStyles = css`
  .torch {
    display: block;
    width: 88px;
    height: 154px;
    margin-inline: auto;
  }
  .torch-glow {
    fill: var(--kunyit-400);
    opacity: 0.12;
  }
  .torch-flame {
    transform-box: fill-box;
    transform-origin: 50% 100%;
    animation: torch-rise 900ms var(--ease) both;
  }
  @keyframes torch-rise {
    from {
      scale: 0.2;
      opacity: 0;
    }
    60% {
      scale: 1.12;
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .torch-flame {
      animation: none;
    }
  }
`;
