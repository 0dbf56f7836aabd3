import { css } from 'styled-components';

export const transactionCardStyles = css`
  .trxs {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-top: 20px;
  }
  .trxs:focus {
    outline: none;
  }
  .trx {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    padding: 16px;
    position: relative;
  }
  .trx header {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: flex-start;
    gap: 12px;
  }
  .trx header .caption,
  .trx header b {
    display: block;
  }
  .trx header b {
    font-size: 15px;
  }
  .trx-c {
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    margin: 14px 0;
  }
  .trx-c .thumb {
    border-radius: var(--r-xs);
  }
  .trx-c b {
    display: block;
    line-height: 22px;
  }
  .trx footer {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    border-top: 1px dashed var(--line-strong);
    padding-top: 14px;
  }
  .trx footer .caption,
  .trx footer b {
    display: block;
  }
  .trx footer > div:first-child b {
    font-size: 18px;
    font-weight: 800;
  }
  .trx-a {
    display: flex;
    gap: 10px;
    flex-wrap: wrap;
  }
  .trx-m {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    font-weight: 700;
    color: var(--link);
    font-size: 15px;
    margin: -6px 0 6px;
  }
  .trx-n {
    margin-bottom: 14px;
  }
  .trx-s {
    display: flex;
    align-items: center;
  }
  .trx-s .tip-box {
    margin: -10px -12px -10px 0;
  }
  .trx-m {
    cursor: pointer;
    list-style: none;
  }
  .trx-m::-webkit-details-marker {
    display: none;
  }
  .trx-more:not([open]) .fmore-less,
  .trx-more[open] .fmore-more {
    display: none;
  }
  .trx-more[open] .trx-m .i {
    transform: rotate(180deg);
  }
  @media (min-width: 768px) {
    .trx {
      padding: 20px 24px;
    }
    .trx-c {
      grid-template-columns: 120px minmax(0, 1fr);
      gap: 18px;
    }
  }
  @media (max-width: 639px) {
    .trx-a {
      width: 100%;
    }
    .trx-a .btn,
    .trx-a form {
      flex: 1;
    }
    .trx-a form .btn {
      width: 100%;
    }
  }
`;
