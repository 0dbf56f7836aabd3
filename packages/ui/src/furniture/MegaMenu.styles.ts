import { css } from 'styled-components';

export const megaMenuStyles = css`
  .mega {
    position: absolute;
    left: 50%;
    top: 70px;
    width: min(1200px, 100vw - 64px);
    transform: translateX(-50%);
    z-index: var(--z-popover);
    display: grid !important;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
    padding: 16px;
  }
  .mega a {
    min-height: 68px;
    gap: 14px;
  }
  .mega .mg {
    width: 48px;
    height: 48px;
    border-radius: var(--r-kelopak);
    overflow: hidden;
    flex: none;
  }
  .mega .mg svg {
    width: 100%;
    height: 100%;
  }
  .megascrim {
    position: fixed;
    inset: 0;
    background: var(--scrim);
    z-index: 150;
  }
  @media (max-width: 1023px) {
    .mega {
      display: none !important;
    }
  }
`;
