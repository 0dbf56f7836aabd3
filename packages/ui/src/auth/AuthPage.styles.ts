import { css } from 'styled-components';

export const authPageStyles = css`
  .auth {
    padding-top: 28px;
  }
  .auth-box {
    display: grid;
    max-width: 480px;
    margin-inline: auto;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .auth-panel {
    padding: 28px 20px;
    min-width: 0;
  }
  .auth-panel > .muted {
    margin-top: 8px;
  }
  .auth-body {
    display: grid;
    gap: 20px;
    margin-top: 24px;
  }
  .auth-body form {
    display: grid;
    gap: 20px;
  }
  .auth-row {
    display: flex;
    justify-content: flex-end;
    margin-top: -12px;
  }
  .auth-row .link,
  .auth-foot .link {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .auth-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 8px;
    margin-top: 20px;
    color: var(--text-2);
  }
  .auth-or {
    display: flex;
    align-items: center;
    gap: 12px;
    color: var(--text-2);
    font-size: 14px;
  }
  .auth-or::before,
  .auth-or::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line-strong);
  }
  .facts-l {
    display: grid;
    gap: 14px;
    padding-bottom: 24px;
    border-bottom: 1px solid var(--line);
  }
  .facts-l dt {
    font-size: 14px;
    color: var(--text-2);
  }
  .facts-l dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  .auth-art {
    display: none;
  }
  @media (min-width: 768px) {
    .auth-panel {
      padding: 40px;
    }
  }
  @media (min-width: 1024px) {
    .auth {
      padding-top: 56px;
    }
    .auth-box {
      max-width: 1040px;
      grid-template-columns: 480px 1fr;
    }
    .auth-art {
      display: block;
      position: relative;
      min-height: 520px;
    }
    .auth-art::after {
      content: '';
      position: absolute;
      left: -1px;
      top: 0;
      bottom: 0;
      width: 12px;
      background: var(--bg-surface);
      mask: var(--hem-walang-kanan) repeat-y 0 50% / 12px 16px;
    }
  }
`;
