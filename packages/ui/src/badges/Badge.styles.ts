import { css } from 'styled-components';

export const badgeStyles = css`
  .badge {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    height: 24px;
    padding: 0 8px;
    border-radius: var(--r-xs);
    font-size: var(--fs-tag);
    font-weight: 700;
    line-height: 1;
    white-space: nowrap;
    background: var(--brand-soft-2);
    color: var(--brand);
  }
  .badge .i {
    width: 14px;
    height: 14px;
  }
  [data-theme="dark"] .badge {
    color: var(--text);
  }
  .tl .badge {
    box-shadow: 0 0 0 1px rgba(14, 36, 65, 0.14);
  }
  .badge-online {
    background: var(--info-soft, var(--nila-100));
    color: var(--nila-700);
  }
  .badge-offline {
    background: var(--soga-soft-2);
    color: var(--soga);
  }
  .badge-prakerja {
    background: var(--success-soft-2);
    color: var(--success-text);
  }
  .badge-voucher {
    background: var(--warn-soft-2);
    color: var(--warn-text);
  }
  .badge-neutral {
    background: var(--bg-band);
    color: var(--text-2);
  }
  .badge-danger {
    background: var(--danger-soft-2);
    color: var(--mengkudu-700);
  }
  .badge-ad {
    background: rgba(20, 17, 14, 0.82);
    color: #fff;
  }
  [data-theme="dark"] .badge-online {
    background: #1e3a5f;
    color: var(--nila-200);
  }
  [data-theme="dark"] .badge-danger {
    color: var(--danger-text);
  }
  [data-theme="dark"] .badge-offline {
    color: var(--soga-200);
  }
  [data-theme="dark"] .badge-prakerja {
    color: var(--success-text);
  }
  [data-theme="dark"] .badge-voucher {
    color: var(--warn-text);
  }
  [data-theme="dark"] .badge-neutral {
    background: #22344d;
    color: var(--text-2);
  }
  [data-theme="dark"] .badge-ad {
    color: #fff;
  }
  .badge-new {
    background: var(--danger);
    color: var(--on-danger);
    height: 20px;
    padding: 0 6px;
    border-radius: var(--r-full);
  }
`;
