import { css } from 'styled-components';

export const drawerStyles = css`
  .drawer-o {
    align-items: stretch;
    justify-content: flex-start;
  }
  .drawer {
    width: 324px;
    background: var(--bg-raised);
    display: flex;
    flex-direction: column;
    box-shadow: var(--e-3);
  }
  .dr-h {
    display: flex;
    justify-content: space-between;
    align-items: center;
    padding: 8px 8px 8px 20px;
  }
  .dr-h svg {
    height: 38px;
    width: auto;
  }
  .dr-h .iconbtn svg {
    height: 24px;
  }
  .dr-h .l-dark {
    display: none;
  }
  .dr-p {
    display: flex;
    align-items: center;
    gap: 14px;
    margin: 0 12px;
    padding: 12px;
    border-radius: var(--r-m);
    background: var(--brand-soft);
  }
  .dr-p > span:nth-child(2) {
    flex: 1;
  }
  .dr-p b {
    display: block;
  }
  .dr-l {
    flex: 1;
    padding: 12px;
    overflow: auto;
  }
  .dr-l a,
  .dr-o {
    display: flex;
    align-items: center;
    gap: 16px;
    min-height: 50px;
    padding: 0 12px;
    border-radius: var(--r-s);
    font-weight: 600;
  }
  .dr-l .badge {
    margin-left: auto;
  }
  .dr-o {
    margin: 0 12px 16px;
    color: var(--danger-text);
    border-top: 1px solid var(--line);
    border-radius: 0;
    min-height: 60px;
  }
`;
