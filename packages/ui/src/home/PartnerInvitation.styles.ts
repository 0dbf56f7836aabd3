import { css } from 'styled-components';

/** The last place of a list of institutions, as wide as its row has left. */
export const partnerInvitationStyles = css`
  .partnerInvitation > a {
    color: var(--link);
    background: var(--brand-soft);
  }
  @media (max-width: 767px) {
    .partnerInvitation:nth-child(2n + 1) {
      grid-column: span 2;
    }
  }
  @media (min-width: 768px) {
    .partnerInvitation:nth-child(4n + 1) {
      grid-column: span 4;
    }
    .partnerInvitation:nth-child(4n + 2) {
      grid-column: span 3;
    }
    .partnerInvitation:nth-child(4n + 3) {
      grid-column: span 2;
    }
  }
`;
