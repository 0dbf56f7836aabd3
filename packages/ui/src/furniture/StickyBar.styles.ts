import { css } from 'styled-components';

/** A bar that stays at the lower edge while its page goes by. */
export const stickyBarStyles = css`
  .stickyBar {
    position: sticky;
    bottom: 0;
    z-index: var(--z-sticky);
    background: var(--bg-surface);
    border-top: 1px solid var(--line-strong);
    box-shadow: 0 -8px 24px -12px rgba(8, 23, 44, 0.2);
  }
`;
