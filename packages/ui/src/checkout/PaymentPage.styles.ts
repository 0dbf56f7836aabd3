import { css } from 'styled-components';

export const paymentPageStyles = css`
  .paymentPage {
    max-width: calc(760px + 2 * var(--gutter));
    padding-top: 32px;
  }
  .paymentPage-head {
    border-radius: var(--r-l) var(--r-l) 0 0;
    background: var(--bg-deep);
    color: #fff;
    padding: 24px;
    display: flex;
    flex-wrap: wrap;
    gap: 16px;
    align-items: center;
    justify-content: space-between;
    overflow: hidden;
  }
  .paymentPage-head {
    --countdown-ground: var(--nila-950);
    --kain-c: #fff;
    --kain-o: 0.05;
    --kain-s: 88px;
  }
  .paymentPage-head p {
    color: var(--text-on-deep-2);
  }
  .paymentPage .paymentPage-box {
    --note-margin: 14px 0 0;
    border-radius: 0 0 var(--r-l) var(--r-l);
    border-top: 0;
    display: grid;
    gap: 4px;
  }
  .paymentPage-row {
    display: flex;
    align-items: center;
    gap: 16px;
    padding: 14px 0;
    border-bottom: 1px solid var(--line);
    flex-wrap: wrap;
  }
  .paymentPage-row > div {
    flex: 1;
    min-width: 180px;
  }
  .paymentPage-label {
    display: block;
  }
  .paymentPage-value {
    font-size: 1.375rem;
    line-height: 1.875rem;
    font-weight: 800;
    letter-spacing: 0.005em;
    white-space: nowrap;
  }
  .paymentPage-heading {
    margin: 40px 0 16px;
  }
  .paymentPage-instructions {
    display: grid;
    gap: 12px;
    padding: 14px 0 10px;
  }
  .paymentPage-instructions li {
    display: flex;
    gap: 14px;
  }
  .paymentPage-instructions li > span {
    width: 28px;
    height: 28px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand-soft-2);
    color: var(--brand);
    font-weight: 800;
    font-size: 0.875rem;
    flex: none;
  }
  .paymentPage-actions {
    --button-flex: 1;
    --button-min-width: 240px;
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin: 28px 0 96px;
  }
  .paymentPage-actions:has(+ .paymentPage-quietActions) {
    margin-bottom: 12px;
  }
  .paymentPage-quietActions {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    justify-content: center;
    margin-bottom: 96px;
  }
  .paymentPage-head h1:focus {
    outline: none;
  }
  .paymentPage-box .paymentPage-go {
    margin-top: 14px;
  }
  .paymentPage-form {
    display: grid;
    gap: 18px;
    padding-top: 14px;
  }
  .paymentPage-stack {
    display: grid;
    gap: 16px;
  }
  @media (max-width: 639px) {
    .paymentPage-row {
      flex-wrap: nowrap;
      gap: 10px;
    }
    .paymentPage-row .paymentPage-plate {
      display: none;
    }
    .paymentPage-row > div {
      min-width: 0;
    }
    .paymentPage-row .paymentPage-value {
      font-size: 1.25rem;
    }
    .paymentPage-row:has(> a) {
      flex-wrap: wrap;
    }
    .paymentPage-row:has(> a) > div {
      min-width: min-content;
    }
  }
  @media (max-width: 374px) {
    .paymentPage-row .paymentPage-value {
      font-size: 1.0625rem;
      white-space: normal;
    }
  }
  @media (min-width: 768px) {
    .paymentPage-head {
      padding: 28px 32px;
    }
    .paymentPage-box {
      padding: 16px 32px 28px !important;
    }
    .paymentPage-value {
      font-size: 1.625rem;
    }
  }
`;
