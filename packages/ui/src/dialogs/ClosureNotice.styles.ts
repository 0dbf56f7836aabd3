import { css } from 'styled-components';

/** The notice where no script can open it: a note at its place in the page, without a way to put it off. */
export const closureNoticeStyles = css`
  .closureNotice {
    display: block;
    position: static;
    height: auto;
    padding: 16px var(--gutter);
  }
  .closureNotice .closureNotice-panel {
    max-width: none;
    max-height: none;
    box-shadow: none;
    border: 1px solid var(--line);
  }
  .closureNotice :is(.closureNotice-art, .closureNotice-later) {
    display: none;
  }
`;
