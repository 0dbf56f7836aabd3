import { css } from 'styled-components';

/** The last place of a list of institutions, as wide as its row has left. */
export const partnerInvitationStyles = css`
  .partnerList-invitation .partnerList-link {
    color: var(--link);
    background: var(--brand-soft);
  }
  .partnerList-invitation small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 500;
    color: var(--text-2);
  }
  @media (max-width: 767px) {
    .partnerList-invitation:nth-child(2n + 1) {
      grid-column: span 2;
    }
  }
  @media (min-width: 768px) {
    .partnerList-invitation:nth-child(4n + 1) {
      grid-column: span 4;
    }
    .partnerList-invitation:nth-child(4n + 2) {
      grid-column: span 3;
    }
    .partnerList-invitation:nth-child(4n + 3) {
      grid-column: span 2;
    }
  }
`;
