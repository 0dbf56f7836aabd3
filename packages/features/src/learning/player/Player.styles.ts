import { css } from 'styled-components';

export const playerStyles = css`
  .player {
    position: relative;
    overflow: hidden;
    background: var(--nila-950);
    color: #fff;
  }
  .player-view {
    position: relative;
    aspect-ratio: 16 / 9;
    background: var(--nila-900);
  }
  .player-view video {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
  }
  .player-view video::cue {
    background: rgba(8, 23, 44, 0.9);
    color: var(--kertas-50);
    font-family: var(--font);
  }
  .player:fullscreen {
    display: flex;
    flex-direction: column;
  }
  .player:fullscreen .player-view {
    flex: 1;
    aspect-ratio: auto;
  }
  .player-seek {
    display: block;
    width: calc(100% - 28px);
    height: 28px;
    margin: 0 14px;
    accent-color: var(--kunyit-400);
    cursor: pointer;
  }
  .player-bar {
    display: flex;
    align-items: center;
    padding: 0 4px 6px;
  }
  .player-button,
  .player-speed {
    min-width: 44px;
    height: 44px;
    display: inline-grid;
    place-items: center;
    border-radius: var(--r-s);
    color: #fff;
  }
  .player-button:hover,
  .player-speed:hover {
    background: var(--nila-800);
  }
  .player-button[aria-pressed='true'] {
    color: var(--kunyit-300);
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    box-shadow: inset 0 -2px 0 var(--kunyit-400);
  }
  .player-speed {
    border: 0;
    background: var(--nila-950);
    font-weight: 700;
    font-size: 0.9375rem;
    padding: 0 4px;
    max-width: 84px;
  }
  .player-time {
    margin-right: auto;
    padding-inline: 4px;
    font-size: 0.875rem;
    font-weight: 600;
    color: var(--nila-200);
    white-space: nowrap;
  }
  .player-time b {
    color: #fff;
  }
  .player-failed,
  .player-next {
    position: absolute;
    z-index: 1;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 10px;
    padding: 16px;
    background: var(--nila-950);
    text-align: center;
  }
  .player-nextLead {
    color: var(--nila-200);
  }
  .player-nextActions {
    display: flex;
    gap: 12px;
  }
  .player-qualities {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 12px var(--gutter) 0;
  }
  .player-quality {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    padding: 0 14px;
    border: 1.5px solid var(--line-control);
    border-radius: var(--r-full);
    background: var(--bg-surface);
    font-size: 0.875rem;
  }
  .player-quality:hover {
    border-color: var(--brand);
  }
  .player-quality[aria-current] {
    border-color: var(--brand);
    background: var(--brand-soft);
    color: var(--brand);
  }
  .player-waiting {
    display: flex;
    gap: 10px;
    align-items: center;
    font-size: 0.875rem;
  }
  .player-waiting:not(:empty) {
    padding: 12px var(--gutter) 0;
  }
  @media (max-width: 479px) {
    .player-length {
      display: none;
    }
  }
  @media (min-width: 1024px) {
    .player {
      border-radius: var(--r-l);
    }
    .player-bar {
      padding: 0 10px 10px;
      gap: 2px;
    }
    .player-qualities,
    .player-waiting:not(:empty) {
      padding-inline: 0;
    }
  }
`;
