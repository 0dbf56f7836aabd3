import { css } from 'styled-components';

export const prakerjaStyles = css`
  .prakerjaCollection {
    display: grid;
    gap: 20px;
  }
  .prakerjaCollection-lead {
    position: relative;
    border-radius: var(--r-l);
    overflow: hidden;
    background: var(--nila-900);
    color: #fff;
  }
  .prakerjaCollection-art {
    position: relative;
    height: 96px;
  }
  .prakerjaCollection-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 9px;
    background: var(--nila-900);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 9px;
  }
  .prakerjaCollection-text {
    padding: 18px 22px 24px;
    display: grid;
    gap: 10px;
    justify-items: start;
  }
  .prakerjaCollection-text p {
    color: var(--nila-200);
  }
  .prakerjaCollection-text .prakerjaCollection-all {
    --b-bg: transparent;
    --b-fg: #fff;
    --b-bd: #fff;
    margin-top: 8px;
  }
  .prakerjaCollection-text .prakerjaCollection-all:hover {
    --b-bg: var(--nila-700);
  }
  .prakerjaCollection-courses {
    min-width: 0;
    display: flex;
    flex-direction: column;
    gap: 16px;
  }
  @media (min-width: 768px) {
    .prakerjaCollection-tabs {
      display: flex;
      align-items: center;
      gap: 16px;
    }
    .prakerjaCollection-tabs > nav {
      flex: 1;
      min-width: 0;
      margin-right: 0;
    }
  }
  @media (min-width: 1024px) {
    .prakerjaCollection {
      grid-template-columns: 285px 1fr;
    }
    .prakerjaCollection-lead {
      display: flex;
      flex-direction: column;
    }
    .prakerjaCollection-art {
      flex: 1;
      min-height: 160px;
      height: auto;
    }
    .prakerjaCollection-text {
      padding: 20px 28px 32px;
    }
    .prakerjaCollection-courses > :last-child {
      flex: 1;
      padding-bottom: 0;
    }
  }
`;
