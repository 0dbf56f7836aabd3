import { css } from 'styled-components';

export const courseHeroStyles = css`
  .courseHero {
    position: relative;
    isolation: isolate;
    background: var(--dh-ground);
    color: #fff;
    --badge-neutral: var(--arang-900);
    --badge-neutral-bg: #fff;
    --star: var(--kunyit-400);
    --star-line: var(--kunyit-400);
    --star-off: transparent;
    --star-off-line: #fff;
    --ground-text-2: color-mix(in srgb, #fff 86%, var(--dh-ground));
  }
  .courseHero .courseHero-cloth {
    z-index: -1;
    background: none;
  }
  .courseHero-fact {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  .courseHero-badges {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .courseHero-inside {
    position: relative;
    padding-block: 10px 34px;
  }
  .courseHero-text {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    margin-top: 10px;
  }
  .courseHero-summary {
    font-size: 1.0625rem;
    line-height: 1.6;
    color: color-mix(in srgb, #fff 90%, var(--dh-ground));
  }
  .courseHero-meta {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    font-size: 0.9375rem;
  }
  .courseHero-link {
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 4px;
    min-height: 44px;
    display: inline-flex;
    align-items: center;
  }
  .courseHero-hem {
    position: absolute;
    left: 0;
    right: 0;
    bottom: -1px;
    height: 10px;
    background: var(--bg-page);
    mask: var(--hem-walang) repeat-x 50% 100% / 16px 10px;
  }
  @media (min-width: 1024px) {
    .courseHero-inside {
      padding-block: 16px 64px;
    }
    .courseHero-text {
      /* ends where the column below does: a buy box of 376 px and a gap of 56 px stand over the hero */
      max-width: min(716px, 100% - 432px);
      gap: 18px;
      margin-top: 20px;
    }
    .courseHero-summary {
      font-size: 1.125rem;
    }
  }
`;
