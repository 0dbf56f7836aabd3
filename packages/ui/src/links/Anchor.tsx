import type { AnchorHTMLAttributes, ComponentType, ReactElement, ReactNode } from 'react';

/** What a link of the app must accept; next/link does. */
export interface LinkComponentProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  href: string;
  children?: ReactNode;
}
export type LinkComponent = ComponentType<LinkComponentProps>;

interface AnchorProps extends LinkComponentProps {
  /** The app's own link, such as next/link; without it a plain anchor. */
  as?: LinkComponent | undefined;
}

/** A link: a plain anchor, or the app's link component. */
export function Anchor({ as: Component, ...rest }: AnchorProps): ReactElement {
  if (Component) return <Component {...rest} />;
  return <a {...rest} />;
}
