import { css } from 'styled-components';

export const transactionCardStyles = css`
  .transactionCard-list {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-top: 20px;
  }
  .transactionCard-list:focus {
    outline: none;
  }
  .transactionCard {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    padding: 16px;
    position: relative;
  }
  .transactionCard header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: flex-start;
    gap: 4px 12px;
    overflow-wrap: anywhere;
  }
  .transactionCard header > :first-child {
    flex: 1 1 12.5rem; /* where the status stands depends on its own words alone, not on those beside it */
    min-width: 0;
  }
  .transactionCard header > :nth-child(3) {
    flex: 1 0 100%;
  }
  .transactionCard header .transactionCard-caption,
  .transactionCard header b {
    display: block;
  }
  .transactionCard header b {
    font-size: 0.9375rem;
  }
  .transactionCard-course {
    display: flex;
    flex-wrap: wrap;
    gap: 14px;
    align-items: center;
    margin: 14px 0;
  }
  .transactionCard-course > div:last-child {
    flex: 1 1 9rem; /* with large letters below the picture */
    min-width: 0;
  }
  .transactionCard-course .transactionCard-picture {
    flex: none;
    width: 88px;
    border-radius: var(--r-xs);
  }
  .transactionCard-course b {
    display: block;
    line-height: 1.375rem;
  }
  .transactionCard footer {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    border-top: 1px dashed var(--line-strong);
    padding-top: 14px;
  }
  .transactionCard footer .transactionCard-caption,
  .transactionCard footer b {
    display: block;
  }
  .transactionCard footer > div:first-child b {
    font-size: 1.125rem;
    font-weight: 800;
  }
  .transactionCard-actions {
    display: flex;
    gap: 10px;
    flex-wrap: wrap;
  }
  .transactionCard-toggle {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    font-size: 0.9375rem;
    margin: -6px 0 6px;
  }
  .transactionCard-note {
    margin-bottom: 14px;
  }
  .transactionCard-status {
    --tooltip-margin: -10px -12px -10px 0;
    display: flex;
    align-items: center;
    min-width: 0;
  }
  .transactionCard-status > :first-child {
    min-width: 0;
    white-space: normal; /* with large letters the longest state takes two lines */
  }
  .transactionCard-toggle {
    cursor: pointer;
    list-style: none;
  }
  .transactionCard-toggle::-webkit-details-marker {
    display: none;
  }
  .transactionCard-more:not([open]) .transactionCard-less,
  .transactionCard-more[open] .transactionCard-all {
    display: none;
  }
  .transactionCard-more[open] .transactionCard-caret {
    transform: rotate(180deg);
  }
  @media (min-width: 768px) {
    .transactionCard {
      padding: 20px 24px;
    }
    .transactionCard-course {
      gap: 18px;
    }
    .transactionCard-course .transactionCard-picture {
      width: 120px;
    }
  }
  @media (max-width: 639px) {
    .transactionCard-actions {
      --button-flex: 1;
      width: 100%;
    }
    .transactionCard-actions form {
      --button-width: 100%;
      flex: 1;
    }
  }
`;
