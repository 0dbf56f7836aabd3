import { css } from 'styled-components';

export const scheduleCardStyles = css`
  .scheduleCard-head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  .scheduleCard-list {
    display: grid;
    gap: 12px;
    container-type: inline-size;
  }
  .scheduleCard {
    display: grid;
    grid-template-columns: 64px 1fr;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
  }
  .scheduleCard-date {
    grid-row: 1 / span 2;
    background: var(--brand);
    color: var(--on-brand);
    display: flex;
    flex-direction: column;
    align-items: center;
    padding-top: 18px;
    position: relative;
  }
  .scheduleCard-date::after {
    content: '';
    position: absolute;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .scheduleCard-date .scheduleCard-day {
    font-size: 1.625rem;
    line-height: 1.875rem;
    font-weight: 800;
  }
  .scheduleCard-date .scheduleCard-month {
    font-weight: 700;
    font-size: 0.875rem;
  }
  .scheduleCard-body {
    padding: 16px 16px 8px;
  }
  .scheduleCard-title {
    font-size: 1.125rem;
    line-height: 1.625rem;
  }
  .scheduleCard-facts {
    display: grid;
    gap: 6px;
    margin-top: 8px;
    font-size: 0.9375rem;
    line-height: 1.375rem;
    color: var(--text-2);
  }
  .scheduleCard-facts li {
    display: flex;
    gap: 10px;
  }
  .scheduleCard-facts i {
    margin-top: 1px;
  }
  .scheduleCard-action:has(.scheduleCard-held) .scheduleCard-price {
    display: none; /* nobody pays for a course of theirs again */
  }
  .scheduleCard-action {
    grid-column: 2;
    padding: 8px 16px 16px;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    flex-wrap: wrap;
  }
  .scheduleCard-action .scheduleCard-price {
    display: grid;
  }
  .scheduleCard-past .scheduleCard-date,
  .scheduleCard-full .scheduleCard-date {
    background: var(--disabled-bg);
    color: var(--disabled-text);
  }
  .scheduleCard-soon .scheduleCard-date {
    background: var(--brand-soft-2);
    color: var(--brand);
  }
  .scheduleCard-owned .scheduleCard-date {
    background: var(--success);
    color: #fff;
  }
  [data-theme='dark'] .scheduleCard-owned .scheduleCard-date {
    color: var(--nila-950);
  }
  @container (max-width: 599px) {
    .scheduleCard-action .scheduleCard-price {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      width: 100%;
    }
    .scheduleCard-action {
      --button-width: 100%;
    }
  }
  @container (min-width: 600px) {
    .scheduleCard {
      grid-template-columns: 84px 1fr auto;
      align-items: stretch;
    }
    .scheduleCard-date {
      grid-row: 1;
    }
    .scheduleCard-body {
      padding: 20px 12px 20px 20px;
    }
    .scheduleCard-action {
      grid-column: 3;
      flex-direction: column;
      align-items: stretch;
      justify-content: center;
      padding: 20px 24px 20px 0;
      width: 232px;
      text-align: right;
      gap: 10px;
    }
  }
`;
