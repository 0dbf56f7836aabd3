import { css } from 'styled-components';

export const buyBoxStyles = css`
  .buy {
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
    box-shadow: var(--e-2);
  }
  .buy-b {
    padding: 20px 24px 24px;
    display: grid;
    gap: 14px;
  }
  .buy-s {
    display: flex;
    gap: 12px;
  }
  .buy-s > * {
    flex: 1;
  }
  .facts {
    border-top: 1px solid var(--line);
    padding-top: 8px;
  }
  .facts li {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    font-size: 15px;
  }
  .facts .i {
    color: var(--text-2);
  }
  .facts b {
    margin-left: auto;
    font-weight: 700;
  }
  .buybar {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 10px var(--gutter) 14px;
  }
  .buybar .price {
    flex: 1 0 auto;
    white-space: nowrap;
  }
  .buybar .btn {
    min-width: 0;
    padding-inline: 14px;
    white-space: normal;
    line-height: 1.2;
  }
  .buybar .price-was {
    font-size: 12px;
    gap: 4px;
  }
  @media (max-width: 389px) {
    .buybar > .iconbtn {
      display: none;
    }
  }
  @media (min-width: 390px) and (max-width: 1023px) {
    .buy-s > [aria-pressed] {
      display: none; /* the bar has the heart */
    }
  }
  @media (max-width: 359px) {
    .buybar .btn {
      font-size: 15px;
    }
  }
  @media (max-width: 1023px) {
    .buy {
      margin-top: 20px;
      box-shadow: none;
    }
    .buy-b {
      padding: 16px;
    }
    .buy-b > .price,
    .buy-b > .btn:not(.btn-line),
    .buy-b > :has(> .btn-flame) {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .buy {
      position: sticky;
      top: calc(var(--header-h) + 24px);
      margin-top: -330px;
      z-index: 3;
    }
  }
`;
