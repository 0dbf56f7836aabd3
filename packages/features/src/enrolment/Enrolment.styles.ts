import { css } from 'styled-components';

export const enrolmentStyles = css`
  .enrolment-progress {
    --brand: var(--kunyit-400);
    --bg-surface: transparent;
    --line-control: #fff;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 12px;
    font-size: 0.9375rem;
  }
  .enrolment-data {
    margin-top: 12px;
  }
  .enrolment-aside {
    display: grid;
    gap: 20px;
    align-content: start;
  }
  .enrolment-next {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    box-shadow: var(--e-2);
  }
  .enrolment-nextBody {
    padding: 20px 24px 24px;
    display: grid;
    gap: 10px;
  }
  .enrolment-nextLinks {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: 10px;
  }
  .enrolment-links {
    display: grid;
    padding: 4px 20px;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
  }
  .enrolment-links a {
    display: grid;
    grid-template-columns: 24px 1fr 20px;
    align-items: center;
    gap: 12px;
    min-height: 52px;
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .enrolment-links a + a {
    border-top: 1px solid var(--line);
  }
  .enrolment-links a:hover span {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .enrolment-certificate {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    background: var(--bg-surface);
  }
  .enrolment-requirements {
    padding: 20px 24px 24px;
    display: grid;
    gap: 12px;
    align-content: start;
    justify-items: start;
  }
  .enrolment-requirements ul {
    width: 100%;
  }
  .enrolment-guide li,
  .enrolment-requirements li {
    display: grid;
    grid-template-columns: 24px 1fr auto;
    align-items: center;
    gap: 12px;
    min-height: 44px;
  }
  .enrolment-requirements li + li {
    border-top: 1px solid var(--line);
  }
  .enrolment-code {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  @media (min-width: 768px) {
    .enrolment-certificate {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
  @media (min-width: 1024px) {
    .enrolment-aside {
      position: relative;
      margin-top: -180px;
    }
  }
`;
