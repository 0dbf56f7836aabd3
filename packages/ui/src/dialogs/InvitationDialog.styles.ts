import { css } from 'styled-components';

export const invitationDialogStyles = css`
  .invitationDialog-close {
    --icon-button-ground: var(--bg-raised);
  }
  .invitationDialog-tallArt {
    height: 220px;
  }
  .invitationDialog-picture {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
