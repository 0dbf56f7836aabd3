import { css } from 'styled-components';

export const paidMomentStyles = css`
  .paidMoment {
    display: grid;
    gap: 16px;
    margin-top: 16px;
  }
  .paidMoment-torch {
    padding-top: 24px;
    border-radius: var(--r-m);
    background: var(--nila-900);
    overflow: hidden;
  }
  .paidMoment-courses {
    display: grid;
    gap: 16px;
  }
  .paidMoment-courses > li {
    display: grid;
    gap: 12px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
  .paidMoment-links {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (min-width: 640px) {
    .paidMoment-courses > li {
      grid-template-columns: 1fr auto;
      align-items: center;
    }
  }
`;
