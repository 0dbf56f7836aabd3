import { css } from 'styled-components';

export const skipLinkStyles = css`
  .skipLink {
    position: absolute;
    left: 16px;
    top: -80px;
    z-index: 900;
    background: var(--brand);
    color: var(--on-brand);
    padding: 12px 20px;
    border-radius: var(--r-s);
    font-weight: 700;
  }
  .skipLink:focus {
    top: 12px;
  }
`;
