import { css } from 'styled-components';

export const courseCardStyles = css`
  .card {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    color: var(--text);
    background: var(--bg-surface);
    border: 1px solid var(--line);
    border-radius: var(--r-m);
    overflow: hidden;
    transition:
      box-shadow var(--t-base) var(--ease),
      border-color var(--t-base) var(--ease);
  }
  .card:hover,
  .card.is-hover {
    border-color: var(--line-strong);
    box-shadow: var(--e-2);
  }
  .card:hover .card-t,
  .card.is-hover .card-t {
    color: var(--link);
  }
  .card-t a:focus-visible {
    outline: 0;
  }
  .card-t a:focus-visible::after {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  .on-deep .card :focus-visible {
    outline-color: var(--focus);
  }
  .card-b {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 8px;
    padding: 12px 16px 16px;
  }
  .card-tags {
    display: flex;
    gap: 6px;
    flex-wrap: wrap;
    height: 24px;
    overflow: hidden;
  }
  .card-t {
    font-size: var(--fs-title);
    line-height: 22px;
    font-weight: 700;
    letter-spacing: -0.006em;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    min-height: 44px;
  }
  .card-t a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--r-m);
  }
  .card-o {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 14px;
    line-height: 20px;
    color: var(--text-2);
    min-width: 0;
  }
  .card-o span,
  .card-loc span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .card-o .i,
  .card-loc .i {
    width: 16px;
    height: 16px;
  }
  .card-loc {
    display: flex;
    align-items: center;
    gap: 6px;
    font-size: 14px;
    line-height: 20px;
    color: var(--soga);
    font-weight: 600;
    min-width: 0;
  }
  .card .price {
    margin-top: auto;
    padding-top: 8px;
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
  }
  .card-action {
    position: relative;
    z-index: 2;
    margin-top: auto;
    padding-top: 8px;
    display: grid;
  }
  .heart {
    position: absolute;
    z-index: 2;
    top: 6px;
    right: 6px;
    width: 44px;
    height: 44px;
    display: grid;
    place-items: center;
    color: var(--nila-900);
  }
  .heart::before {
    content: '';
    position: absolute;
    inset: 4px;
    border-radius: 50%;
    background: #fff;
    box-shadow: 0 0 0 1px rgba(14, 36, 65, 0.16);
  }
  .heart .i {
    position: relative;
  }
  .heart.on {
    color: var(--mengkudu-500);
  }
  .heart:hover::before {
    inset: 2px;
  }
  .card {
    container: kartu / inline-size;
  }
  @container kartu (max-width: 239px) {
    .card-b {
      padding: 10px 10px 12px;
      gap: 6px;
    }
    .card-t {
      font-size: 14px;
      line-height: 20px;
      min-height: 40px;
    }
    .card-o,
    .card-loc {
      font-size: 13px;
      line-height: 18px;
    }
    .card-o .i {
      display: none;
    }
    .card .rate,
    .rate {
      font-size: 12px;
      gap: 4px;
    }
    .rate b {
      display: none;
    }
    .stars {
      width: 64px;
      height: 12px;
    }
    .price-now {
      font-size: 16px;
      line-height: 22px;
    }
    .price-was {
      font-size: 12px;
      gap: 5px;
    }
    .typemark {
      width: 30px;
      height: 30px;
      left: 8px;
      bottom: 11px;
    }
    .typemark .i {
      width: 17px;
      height: 17px;
    }
    .badge {
      height: 22px;
      padding: 0 6px;
    }
    .card-tags {
      height: 22px;
    }
    .heart {
      top: 2px;
      right: 2px;
    }
    .tl {
      left: 6px !important;
      top: 6px !important;
      right: 48px !important;
      gap: 4px !important;
    }
  }
`;
