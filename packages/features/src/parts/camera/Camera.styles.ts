import { css } from 'styled-components';

export const cameraStyles = css`
  .camera video {
    width: 100%;
    max-height: 60vh;
    object-fit: cover;
    border-radius: var(--r-l);
    background: #14110e;
  }
  .camera-torch {
    margin-top: 8px;
  }
`;
