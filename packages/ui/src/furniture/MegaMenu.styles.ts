import { css } from 'styled-components';

/** Menus on the popover attribute: the browser closes them on Escape and on a press beside them. */
export const megaMenuStyles = css`
  .megaMenu,
  .megaMenu-menu {
    position: fixed;
    inset: auto;
    margin: 0;
    color: var(--text);
  }
  .megaMenu {
    left: 50%;
    top: 70px;
    width: min(1200px, 100vw - 64px);
    max-height: calc(100dvh - 90px);
    overflow: auto;
    transform: translateX(-50%);
    padding: 16px;
  }
  .megaMenu ul {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 4px;
  }
  .megaMenu::backdrop {
    background: var(--scrim);
  }
  .megaMenu a {
    min-height: 68px;
    gap: 14px;
  }
  .megaMenu .megaMenu-motif {
    position: relative;
    width: 48px;
    height: 48px;
    border-radius: var(--r-kelopak);
    overflow: hidden;
    flex: none;
  }
  .megaMenu-all {
    grid-column: 1 / -1;
    padding-top: 8px;
    border-top: 1px solid var(--line);
    color: var(--brand);
  }
  .megaMenu .megaMenu-all a {
    min-height: 48px;
    color: inherit;
    font-weight: 700;
  }
  .megaMenu-menu {
    --badge-margin-left: auto;
    right: max(var(--gutter), (100vw - var(--container)) / 2);
    top: 70px;
    min-width: 260px;
  }
  @media (max-width: 1023px) {
    .megaMenu ul {
      grid-template-columns: repeat(auto-fill, minmax(200px, 1fr));
    }
    .megaMenu-menu {
      top: 58px;
      right: var(--gutter);
    }
  }
`;
