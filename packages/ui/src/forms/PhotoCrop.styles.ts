import { css } from 'styled-components';

export const photoCropStyles = css`
  .photoCrop-preview {
    --avatar-letters: 36px;
    --avatar-size: 112px;
    display: grid;
    justify-items: center;
    gap: 14px;
  }
  .photoCrop {
    width: 100%;
  }
  .photoCrop-stage {
    position: relative;
    height: 260px;
    border-radius: var(--r-m);
    background: var(--arang-950);
    overflow: hidden;
  }
  .photoCrop-zoom {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin-top: 8px;
  }
  .photoCrop-zoom input {
    flex: 1;
    min-width: 0;
    accent-color: var(--brand);
  }
`;
