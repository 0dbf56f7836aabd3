import { css } from 'styled-components';

export const attemptResultStyles = css`
  .attemptResult {
    --result-ground: var(--nila-900);
    --result-muted: var(--nila-200);
    position: relative;
    display: grid;
    overflow: hidden;
    border-radius: var(--r-l);
    background: var(--nila-900);
    color: #fff;
  }
  .attemptResult-failed {
    --result-ground: var(--bg-surface);
    --result-muted: var(--text-2);
    background: var(--bg-surface);
    color: var(--text);
    border: 1px solid var(--line-strong);
  }
  .attemptResult-art {
    position: relative;
    min-height: 120px;
    overflow: hidden;
  }
  .attemptResult-art::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 9px;
    background: var(--result-ground);
    mask: var(--hem-walang) repeat-x 50% 100% / 14px 9px;
  }
  .attemptResult-body {
    display: grid;
    gap: 14px;
    align-content: center;
    padding: 22px 20px 26px;
  }
  .attemptResult-title {
    font-size: 1.125rem;
    line-height: 1.625rem;
  }
  .attemptResult-score {
    display: flex;
    align-items: baseline;
    gap: 10px;
    font-weight: 800;
    font-size: 4.5rem;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  .attemptResult-score small {
    font-size: 1.125rem;
    font-weight: 600;
    letter-spacing: 0;
    color: var(--result-muted);
  }
  .attemptResult dl {
    display: flex;
    flex-wrap: wrap;
    gap: 10px 28px;
  }
  .attemptResult dt {
    font-size: 0.875rem;
    color: var(--result-muted);
  }
  .attemptResult dd {
    font-weight: 800;
    font-size: 1.125rem;
  }
  .attemptResult-lead {
    color: var(--result-muted);
  }
  .attemptResult-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media (min-width: 768px) {
    .attemptResult {
      grid-template-columns: 1fr 300px;
    }
    .attemptResult-art {
      order: 2;
      min-height: 0;
    }
    .attemptResult-art::after {
      left: -1px;
      right: auto;
      top: 0;
      bottom: 0;
      width: 10px;
      height: auto;
      mask: var(--hem-walang-kanan) repeat-y 0 50% / 10px 14px;
    }
    .attemptResult-body {
      padding: 36px 40px;
    }
    .attemptResult-score {
      font-size: 6rem;
    }
  }
`;
