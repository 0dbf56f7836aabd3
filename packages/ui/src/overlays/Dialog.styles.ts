import { css } from 'styled-components';

/** Modal on a desktop, bottom sheet on a phone: one native <dialog> for both. */
export const dialogStyles = css`
  .modal {
    width: 100%;
    max-width: none;
    height: 100%;
    max-height: none;
    margin: 0;
    padding: 16px;
    border: 0;
    background: none;
    color: var(--text);
    text-align: start;
    overscroll-behavior: contain;
  }
  .modal[open] {
    display: grid;
    place-items: center;
  }
  .modal::backdrop {
    background: var(--scrim);
  }
  body:has(.modal[open]) {
    overflow: hidden;
  }
  .dlg {
    position: relative;
    display: flex;
    flex-direction: column;
    width: 100%;
    max-width: 440px;
    max-height: calc(100dvh - 32px);
    background: var(--bg-raised);
    border-radius: var(--r-l);
    box-shadow: var(--e-3);
    overflow: hidden;
  }
  .dlg-wide {
    max-width: 560px;
  }
  .modal[open] > .dlg {
    animation: dlg-in var(--t-slow) var(--ease);
  }
  @keyframes dlg-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .dlg-b {
    padding: 28px 28px 8px;
    overflow: auto;
  }
  .dlg-b > p {
    margin-top: 8px;
    color: var(--text-2);
  }
  .dlg-closable .dlg-b > :is(h2, h3):first-child {
    padding-right: 32px;
  }
  .dlg-f {
    display: flex;
    gap: 12px;
    padding: 20px 28px 28px;
  }
  .dlg-f > * {
    flex: 1;
  }
  .dlg-f-stack {
    flex-direction: column;
  }
  .dlg-f-stack > * {
    flex: none;
  }
  .dlg-x {
    position: absolute;
    right: 8px;
    top: 8px;
    z-index: 2;
  }
  .dlg-art {
    flex: none;
    height: 132px;
    position: relative;
    overflow: hidden;
  }
  .dlg-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 8px;
    background: var(--bg-raised);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
  }
  .dlg-ic {
    width: 64px;
    height: 64px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand-soft-2);
    color: var(--brand);
    margin-bottom: 16px;
  }
  .dlg-bk {
    padding: 12px 12px 0 18px;
  }
  .dlg-b-end {
    padding-bottom: 28px;
  }
  .dlg-code {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    padding: 14px 16px;
    border-radius: var(--r-s);
    background: var(--bg-sunken);
    font-size: 22px;
    overflow-wrap: anywhere;
  }
  .dlg-x-plate .iconbtn {
    background: var(--bg-raised);
  }
  .dlg-art-tall {
    height: 220px;
  }
  .dlg-art img {
    position: relative;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .dlg-b-close {
    padding-top: 4px;
  }
  .dlg-field {
    margin: 20px 0 14px;
  }
  .dlg-search {
    margin-top: 16px;
  }
  .dlg-empty {
    padding: 22px 0 6px;
  }
  .ilist {
    margin-top: 8px;
    border-bottom: 1px solid var(--line);
  }
  .ilist .check {
    min-height: 46px;
  }
  .ifoot {
    padding: 14px 28px 0;
  }
  .grab {
    display: none;
  }
  @media (max-width: 639px) {
    .modal {
      padding: 0;
    }
    .modal[open] {
      place-items: end stretch;
    }
    .dlg {
      max-width: none;
      max-height: 90dvh;
      border-radius: 24px 24px 0 0;
    }
    .modal[open] > .dlg {
      animation-name: sheet-in;
    }
    @keyframes sheet-in {
      from {
        transform: translateY(100%);
      }
    }
    .grab {
      display: block;
      flex: none;
      width: 100%;
      padding: 10px 0 2px;
      touch-action: none;
    }
    .grab::before {
      content: '';
      display: block;
      width: 44px;
      height: 5px;
      border-radius: 3px;
      background: var(--line-control);
      margin: 0 auto;
    }
    .dlg:has(> .dlg-art) > .grab {
      position: absolute;
      inset: 0 0 auto;
      z-index: 1;
    }
    .dlg:has(> .dlg-art) > .grab::before {
      background: #fff;
      box-shadow: 0 0 0 1px rgba(14, 36, 65, 0.4);
    }
    .dlg-b {
      padding: 18px 20px 8px;
    }
    .dlg-f {
      padding: 20px 20px 24px;
    }
  }
`;
