import { css } from 'styled-components';

/** One panel, at most 480 wide (docs/look.md#other-screens, Forms). */
export const profileFormStyles = css`
  .profileForm,
  .profileForm form {
    display: grid;
    gap: 20px;
  }
  .profileForm {
    max-width: 480px;
  }
  .profileForm .profileForm-verify {
    margin-top: 12px;
  }
  .profileForm-photo {
    display: flex;
    align-items: center;
    gap: 16px;
  }
`;
