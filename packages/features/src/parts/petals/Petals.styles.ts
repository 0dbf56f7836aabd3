import { css } from 'styled-components';

export const petalsStyles = css`
  .petals {
    display: inline-flex;
    flex-wrap: wrap;
    gap: var(--petal-gap, 4px);
  }
  .petals-large {
    --petal: 20px;
    --petal-gap: 6px;
  }
  .petals-petal {
    display: grid;
    place-items: center;
    width: var(--petal, 14px);
    height: var(--petal, 14px);
    border-radius: var(--r-kelopak);
    border: 1.5px solid var(--line-control);
    background: var(--bg-surface);
    color: var(--on-brand);
  }
  .petals-row {
    --petal: 28px;
  }
  .petals-inHand {
    border-color: var(--brand);
    background: linear-gradient(to top, var(--brand) 50%, var(--bg-surface) 50%);
  }
  .petals-dyed {
    border-color: var(--brand);
    background: var(--brand);
  }
  .petals-dots {
    display: inline-block;
    width: calc(var(--count) * 10px);
    max-width: 100%;
    height: 8px;
    background: linear-gradient(to right, var(--brand) var(--dyed), var(--line-control) var(--dyed));
    mask: var(--hem-cecek) repeat-x 0 50% / 10px 5px;
  }
`;
