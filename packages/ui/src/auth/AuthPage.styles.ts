import { css } from 'styled-components';

export const authPageStyles = css`
  .authPage {
    padding-top: 28px;
  }
  .authPage-box {
    display: grid;
    max-width: 480px;
    margin-inline: auto;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .authPage-panel {
    padding: 28px 20px;
    min-width: 0;
  }
  .authPage-lead {
    margin-top: 8px;
  }
  .authPage-body {
    display: grid;
    gap: 20px;
    margin-top: 24px;
  }
  .authPage-body form {
    display: grid;
    gap: 20px;
  }
  .authPage-row {
    display: flex;
    justify-content: flex-end;
    margin-top: -12px;
  }
  .authPage-row a,
  .authPage-foot a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
  .authPage-foot {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 8px;
    margin-top: 20px;
    color: var(--text-2);
  }
  .authPage-art {
    display: none;
  }
  @media (min-width: 768px) {
    .authPage-panel {
      padding: 40px;
    }
  }
  @media (min-width: 1024px) {
    .authPage {
      padding-top: 56px;
    }
    .authPage-box {
      max-width: 1040px;
      grid-template-columns: 480px 1fr;
    }
    .authPage-art {
      display: block;
      position: relative;
      min-height: 520px;
    }
    .authPage-art::after {
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
