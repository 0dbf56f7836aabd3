import { css } from 'styled-components';

export const promoCouponStyles = css`
  .promoCoupon-list {
    display: grid;
    gap: 10px;
    margin-top: 16px;
  }
  .promoCoupon {
    --check-height: 0;
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
  .promoCoupon-icon {
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
  .promoCoupon-icon::after {
    content: '';
    position: absolute;
    right: -1px;
    top: 0;
    bottom: 0;
    width: 7px;
    background: var(--bg-surface);
    mask: var(--hem-walang-kiri) repeat-y 100% 0 / 7px 10px;
  }
  .promoCoupon-body {
    flex: 1;
    display: grid;
    gap: 2px;
    font-size: 0.9375rem;
    line-height: 1.3125rem;
  }
  .promoCoupon-body b {
    letter-spacing: 0.02em;
  }
  .promoCoupon-selected {
    border-color: var(--brand);
  }
  .promoCoupon-selected .promoCoupon-icon {
    background: var(--brand);
    color: var(--on-brand);
  }
  .promoCoupon-disabled {
    color: var(--text-2);
    background: var(--bg-sunken);
  }
  .promoCoupon-disabled .promoCoupon-icon {
    background: var(--bg-band);
    color: var(--text-2);
  }
  .promoCoupon-disabled .promoCoupon-icon::after {
    background: var(--bg-sunken);
  }
  .promoCoupon:focus-within {
    border-color: var(--focus);
  }
  .promoCoupon-reason {
    color: var(--danger-text);
    font-weight: 600;
  }
  .promoCoupon-detail {
    justify-self: start;
    padding: 12px 12px 12px 0;
    margin: -6px 0 -12px;
  }
  .promoCoupon-deeds {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-top: 8px;
  }
  .promoCoupon-search {
    display: flex;
    gap: 10px;
    align-items: flex-start;
  }
  .promoCoupon-field {
    flex: 1;
  }
  .promoCoupon-search input {
    text-transform: uppercase;
  }
  .promoCoupon-area {
    --note-margin: 16px 0 0;
    min-height: 384px;
  }
  .promoCoupon-skeleton {
    --skeleton-radius: var(--r-s);
    display: grid;
    gap: 10px;
    height: 384px;
    padding-top: 16px;
  }
  .promoCoupon-area .promoCoupon-empty {
    padding: 24px 0;
  }
  .promoCoupon-foot {
    --button-flex: 1;
    --button-padding: 14px;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    padding: 12px 20px 20px;
    border-top: 1px solid var(--line);
  }
  .promoCoupon-foot p {
    flex: 1 1 100%;
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  .promoCoupon-foot p b {
    font-size: 1.25rem;
    font-weight: 800;
    color: var(--success-text);
  }
  @media (min-width: 1024px) {
    .promoCoupon-foot {
      --button-flex: none;
      justify-content: flex-end;
      padding: 16px 28px 24px;
    }
    .promoCoupon-foot p {
      flex: 1;
      display: grid;
      gap: 0;
    }
  }
`;
