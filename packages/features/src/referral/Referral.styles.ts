import { css } from 'styled-components';

export const referralStyles = css`
  .referral {
    display: grid;
    gap: 32px;
    padding-block: 32px 72px;
  }
  .referral-main {
    display: grid;
    gap: 40px;
    align-content: start;
  }
  .referral-main h2 {
    margin-bottom: 14px;
  }
  .referral-steps {
    display: grid;
    gap: 20px;
    counter-reset: step;
  }
  .referral-steps li {
    display: grid;
    grid-template-columns: 40px 1fr;
    gap: 4px 14px;
    counter-increment: step;
  }
  .referral-steps li::before {
    grid-row: span 2;
    display: grid;
    place-items: center;
    width: 40px;
    height: 40px;
    border-radius: var(--r-kelopak);
    background: var(--brand);
    color: var(--on-brand);
    font-weight: 700;
    content: counter(step);
  }
  .referral-aside {
    display: grid;
    gap: 16px;
    align-content: start;
  }
  .referral-aside > div {
    display: grid;
    gap: 10px;
  }
  .referral-ready {
    font-weight: 800;
  }
  .referral-rules {
    display: grid;
    gap: 10px;
  }
  .referral-rules li {
    display: flex;
    gap: 10px;
  }
  @media (width >= 1024px) {
    .referral {
      grid-template-columns: minmax(0, 1fr) 340px;
      gap: 48px;
    }
    .referral-steps {
      grid-template-columns: repeat(3, 1fr);
    }
    .referral-steps li {
      grid-template-columns: 1fr;
      align-content: start;
      gap: 8px;
    }
    .referral-steps li::before {
      grid-row: auto;
    }
  }
`;
