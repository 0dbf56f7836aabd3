import { css } from 'styled-components';

/** Ink on white in every theme: readers ask for it, and paper is white. */
export const qrCodeStyles = css`
  .qrCode-paper {
    fill: #fff;
  }
  .qrCode-ink {
    fill: var(--arang-950);
  }
`;
