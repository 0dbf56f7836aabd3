import { css } from 'styled-components';

/** Panels of the page on which a password is changed, at most 480 wide (docs/look.md#other-screens, Forms). */
export const changePasswordStyles = css`
  .changePassword,
  .changePassword form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
  }
  .changePassword {
    max-width: 480px;
  }
  .changePassword + .changePassword {
    margin-top: 20px;
  }
  .changePassword-logins {
    display: grid;
    gap: 16px;
  }
  .changePassword-rest summary {
    min-height: 44px;
    align-content: center;
    color: var(--link);
    font-weight: 700;
    cursor: pointer;
  }
`;
