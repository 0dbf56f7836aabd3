import { css } from 'styled-components';

export const finishedStyles = css`
  .finished-review {
    display: grid;
    gap: 16px;
    align-content: center;
  }
  .finished {
    position: relative;
    background: var(--nila-900);
    color: #fff;
    text-align: center;
  }
  .finished-cloth {
    position: relative;
    height: 250px;
    overflow: hidden;
  }
  .finished-cloth img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 50% 100%;
  }
  .finished-cloth::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 10px;
    background: var(--nila-900);
    mask: var(--hem-walang) repeat-x 50% 100% / 16px 10px;
  }
  .finished-torch {
    display: block;
    position: relative;
    margin-top: -140px;
  }
  .finished-hem {
    position: absolute;
    inset: 100% 0 auto;
    height: 10px;
    margin-top: -1px;
    background: var(--nila-900);
    mask: var(--hem-walang-turun) repeat-x 50% 0 / 16px 10px;
  }
  .finished-text {
    --brand: var(--kunyit-400);
    --bg-surface: transparent;
    --line-control: #fff;
    display: grid;
    justify-items: center;
    gap: 14px;
    padding-block: 0 48px;
  }
  .finished-text h1 {
    max-width: 15em;
  }
  .finished-lead {
    max-width: 34em;
    color: var(--nila-200);
  }
  .finished-facts {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px 36px;
    margin-top: 6px;
  }
  .finished-facts dt {
    font-size: 0.875rem;
    color: var(--nila-200);
  }
  .finished-facts dd {
    margin: 0;
    font-weight: 800;
    font-size: 1.5rem;
    line-height: 1.34;
    font-variant-numeric: tabular-nums;
  }
  .finished-row {
    display: grid;
    gap: 24px;
    padding-block: 48px 32px;
  }
  .finished-certificate {
    display: grid;
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-l);
    overflow: hidden;
  }
  .finished-certificate > :first-child {
    display: grid;
    align-content: center;
  }
  .finished-certificateBody {
    padding: 24px;
    display: grid;
    gap: 12px;
    align-content: center;
  }
  @media (min-width: 768px) {
    .finished-certificate {
      grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    }
  }
  @media (min-width: 1024px) {
    .finished-cloth {
      height: 300px;
    }
    .finished-torch {
      width: 124px;
      height: 217px;
      margin-top: -200px;
    }
    .finished-row:has(> .finished-certificate + .finished-review) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;
