import { css } from 'styled-components';

export const photoCropStyles = css`
  .photo {
    display: grid;
    justify-items: center;
    gap: 14px;
  }
  .photo .ava-l {
    width: 112px;
    height: 112px;
    font-size: 36px;
  }
  .crop {
    width: 100%;
  }
  .crop-stage {
    position: relative;
    height: 260px;
    border-radius: var(--r-m);
    background: var(--arang-950);
    overflow: hidden;
  }
  .crop-zoom {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 44px;
    margin-top: 8px;
  }
  .crop-zoom input {
    flex: 1;
    min-width: 0;
    accent-color: var(--brand);
  }
`;
