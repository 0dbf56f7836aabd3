import { css } from 'styled-components';

export const promoCouponStyles = css`
  .promos {
    display: grid;
    gap: 10px;
    margin-top: 16px;
  }
  .promo {
    position: relative;
    display: flex;
    align-items: center;
    gap: 14px;
    padding: 14px 16px 14px 0;
    border: 1.5px solid var(--line);
    border-radius: var(--r-s);
    background: var(--bg-surface);
    overflow: hidden;
  }
  .promo-k {
    align-self: stretch;
    display: grid;
    place-items: center;
    width: 60px;
    margin: -14px 0;
    background: var(--brand-soft-2);
    color: var(--brand);
    position: relative;
    flex: none;
  }
  .promo-k::after {
    content: '';
    position: absolute;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .promo-b {
    flex: 1;
    display: grid;
    gap: 2px;
    font-size: 15px;
    line-height: 21px;
  }
  .promo-b b {
    letter-spacing: 0.02em;
  }
  .promo.sel {
    border-color: var(--brand);
  }
  .promo.sel .promo-k {
    background: var(--brand);
    color: var(--on-brand);
  }
  .promo.off {
    color: var(--text-2);
    background: var(--bg-sunken);
  }
  .promo.off .promo-k {
    background: var(--bg-band);
    color: var(--text-2);
  }
  .promo.off .promo-k::after {
    background: var(--bg-sunken);
  }
  .promo-r {
    color: var(--danger-text);
    font-weight: 600;
  }
  .promo-d {
    justify-self: start;
    padding: 12px 12px 12px 0;
    margin: -6px 0 -12px;
  }
  .promo-q {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  .promo-q .field {
    flex: 1;
  }
  .promo-q input {
    text-transform: uppercase;
  }
  .promo-area {
    min-height: 384px;
  }
  .promo-area .note {
    margin-top: 16px;
  }
  .promo-sk {
    display: grid;
    gap: 10px;
    height: 384px;
    padding-top: 16px;
  }
  .promo-sk .sk {
    border-radius: var(--r-s);
  }
  .promo-area .empty {
    padding: 24px 0;
  }
  .promo-form {
    display: flex;
    flex-direction: column;
    min-height: 0;
  }
  .promo-f {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 12px 20px 20px;
    border-top: 1px solid var(--line);
  }
  .promo-f p {
    flex: 1 1 100%;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .promo-f p b {
    font-size: 20px;
    font-weight: 800;
    color: var(--success-text);
  }
  .promo-f .btn {
    flex: 1;
    padding-inline: 14px;
  }
  @media (min-width: 1024px) {
    .promo-f {
      justify-content: flex-end;
      padding: 16px 28px 24px;
    }
    .promo-f p {
      flex: 1;
      display: grid;
      gap: 0;
    }
    .promo-f .btn {
      flex: none;
    }
  }
`;
