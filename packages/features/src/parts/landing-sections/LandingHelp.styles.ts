import { css } from 'styled-components';

export const landingHelpStyles = css`
  .landingHelp {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
  }
  .landingHelp-contacts {
    display: grid;
    margin-block-start: 16px;
  }
  .landingHelp-contacts li {
    display: flex;
    gap: 12px;
    align-items: center;
    min-height: 44px;
  }
  .landingHelp-icon {
    color: var(--brand);
  }
  .landingHelp-contacts a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  @media (min-width: 1024px) {
    .landingHelp:has(> :nth-child(2)) {
      grid-template-columns: 4fr 5fr;
      gap: 48px;
      align-items: start;
    }
    .landingHelp > :only-child {
      display: flex;
      flex-wrap: wrap;
      gap: 8px 48px;
      align-items: center;
      justify-content: space-between;
    }
    .landingHelp > :only-child .landingHelp-contacts {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 40px;
      margin-block-start: 0;
    }
  }
`;
