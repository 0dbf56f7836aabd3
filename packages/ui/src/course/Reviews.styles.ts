import { css } from 'styled-components';

export const reviewStyles = css`
  .rsum {
    display: grid;
    gap: 20px;
    padding: 20px;
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    background: var(--bg-surface);
  }
  .rsum-a {
    display: flex;
    align-items: center;
    gap: 18px;
  }
  .rsum-n {
    font-size: 64px;
    line-height: 1;
    font-weight: 800;
    letter-spacing: -0.04em;
  }
  .bars {
    display: grid;
    gap: 8px;
  }
  .bar {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 14px;
    font-weight: 600;
  }
  .bar .i {
    color: var(--star);
  }
  .bar-n {
    width: 10px;
  }
  .bar-t {
    flex: 1;
    height: 10px;
    border-radius: 5px;
    background: var(--line);
    overflow: hidden;
  }
  .bar-t span {
    display: block;
    height: 100%;
    background: var(--star);
    border-radius: 5px;
    box-shadow: inset 0 0 0 1.2px var(--star-line);
  }
  .bar-k {
    width: 32px;
    text-align: right;
    color: var(--text-2);
  }
  .rev {
    display: flex;
    gap: 14px;
    padding: 24px 0 14px;
    border-bottom: 1px solid var(--line);
  }
  .rev-b {
    flex: 1;
    min-width: 0;
    display: grid;
    gap: 6px;
  }
  .rev-h {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
  }
  .rev p {
    color: var(--text-2);
    max-width: 68ch;
  }
  .rsum-c {
    margin-top: 4px;
  }
  .rev-a {
    display: flex;
    gap: 4px;
    margin-left: -12px;
  }
  .revb {
    --b-fg: var(--text-2);
    padding-inline: 12px;
    font-weight: 600;
    font-size: 14px;
  }
  .revb.on {
    --b-fg: var(--brand);
  }
  .revs {
    margin-bottom: 20px;
  }
  @media (min-width: 768px) {
    .rsum {
      grid-template-columns: auto 1fr;
      gap: 48px;
      padding: 28px 32px;
      align-items: center;
    }
  }
`;
