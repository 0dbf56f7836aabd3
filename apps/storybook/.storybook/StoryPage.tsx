import { Controls, Description, Primary, Stories, Subtitle, Title } from '@storybook/addon-docs/blocks';
import type { ReactElement } from 'react';

/** The page that explains a component: what it looks like, what can be tried, and all its states. */
export default function StoryPage(): ReactElement {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <Controls />
      <Stories title="Semua keadaan" includePrimary={false} />
    </>
  );
}
