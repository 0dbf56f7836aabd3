import { css } from 'styled-components';

export const dialogStyles = css`
  .dlg {
    position: relative;
    width: 100%;
    max-width: 440px;
    background: var(--bg-raised);
    border-radius: var(--r-l);
    box-shadow: var(--e-3);
    overflow: hidden;
  }
  .dlg-b {
    padding: 28px 28px 8px;
  }
  .dlg-f {
    display: flex;
    gap: 12px;
    padding: 20px 28px 28px;
  }
  .dlg-f .btn {
    flex: 1;
  }
  .dlg .h3 + p {
    margin-top: 8px;
    color: var(--text-2);
  }
  .dlg-x {
    position: absolute;
    right: 8px;
    top: 8px;
    z-index: 2;
  }
  .dlg-art {
    height: 132px;
    position: relative;
    overflow: hidden;
  }
  .dlg-art svg {
    width: 100%;
    height: 100%;
  }
  .dlg-art::after {
    content: "";
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 8px;
    background: var(--bg-raised);
    mask: var(--hem-walang) repeat-x 50% 100% / 12px 8px;
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
  .dlg-bk {
    padding: 12px 12px 0 18px;
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
  @media (max-width: 639px) {
    .dlg-b {
      padding: 26px 20px 8px;
    }
    .dlg-f {
      padding: 20px 20px 24px;
    }
  }
`;
