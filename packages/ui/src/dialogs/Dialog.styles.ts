import { css } from 'styled-components';

/** Modal on a desktop, bottom sheet on a phone: one native <dialog> for both. */
export const dialogStyles = css`
  .dialog {
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
  .dialog[open] {
    display: grid;
    place-items: center;
  }
  .dialog::backdrop {
    background: var(--scrim);
  }
  body:has(.dialog[open]) {
    overflow: hidden;
  }
  .dialog-panel {
    --note-margin: 0;
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
  .dialog-wide {
    max-width: 560px;
  }
  .dialog[open] > .dialog-panel {
    animation: dialog-in var(--t-slow) var(--ease);
  }
  @keyframes dialog-in {
    from {
      opacity: 0;
      transform: translateY(8px);
    }
  }
  .dialog-body {
    padding: 28px 28px 8px;
    overflow: auto;
  }
  .dialog-body > p {
    margin-top: 8px;
    color: var(--text-2);
  }
  .dialog-closable .dialog-body > :is(h2, h3):first-child {
    padding-right: 32px;
  }
  .dialog-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding: 20px 28px 28px;
  }
  .dialog-foot > * {
    flex: 1;
  }
  .dialog-stackedFoot {
    flex-direction: column;
  }
  .dialog-stackedFoot > * {
    flex: none;
  }
  .dialog-close {
    position: absolute;
    right: 8px;
    top: 8px;
    z-index: 2;
  }
  .dialog-art {
    flex: none;
    height: 132px;
    position: relative;
    overflow: hidden;
  }
  .dialog-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 8px;
    background: var(--bg-raised);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
  }
  .dialog-icon {
    width: 64px;
    height: 64px;
    display: grid;
    place-items: center;
    border-radius: var(--r-kelopak);
    background: var(--brand-soft-2);
    color: var(--brand);
    margin-bottom: 16px;
  }
  .dialog-back {
    padding: 12px 12px 0 18px;
  }
  .dialog-lastBody {
    padding-bottom: 28px;
  }
  .dialog-nearBody {
    padding-top: 4px;
  }
  .dialog-field {
    margin: 20px 0 14px;
  }
  .dialog-search {
    margin-top: 16px;
  }
  .dialog-empty {
    padding: 22px 0 6px;
  }
  .dialog-choices {
    --check-height: 46px;
    margin-top: 8px;
    border-bottom: 1px solid var(--line);
  }
  .dialog-chosen {
    padding: 14px 28px 0;
  }
  .dialog-changes {
    display: grid;
    gap: 8px;
    margin: 14px 0;
    font-weight: 600;
  }
  .dialog-course {
    margin-top: 18px;
  }
  .dialog-grab {
    display: none;
  }
  @media (max-width: 639px) {
    .dialog {
      padding: 0;
    }
    .dialog[open] {
      place-items: end stretch;
    }
    .dialog-panel {
      max-width: none;
      max-height: 90dvh;
      border-radius: 24px 24px 0 0;
    }
    .dialog[open] > .dialog-panel {
      animation-name: dialog-rise;
    }
    @keyframes dialog-rise {
      from {
        transform: translateY(100%);
      }
    }
    .dialog-grab {
      display: block;
      flex: none;
      width: 100%;
      padding: 10px 0 2px;
      touch-action: none;
    }
    .dialog-grab::before {
      content: '';
      display: block;
      width: 44px;
      height: 5px;
      border-radius: 3px;
      background: var(--line-control);
      margin: 0 auto;
    }
    .dialog-panel:has(> .dialog-art) > .dialog-grab {
      position: absolute;
      inset: 0 0 auto;
      z-index: 1;
    }
    .dialog-panel:has(> .dialog-art) > .dialog-grab::before {
      background: #fff;
      box-shadow: 0 0 0 1px rgba(14, 36, 65, 0.4);
    }
    .dialog-body {
      padding: 18px 20px 8px;
    }
    .dialog-foot {
      padding: 20px 20px 24px;
    }
  }
`;
