import { FOLD_MARK } from '@suluh/domain/address';
import type { ReactElement } from 'react';

const NOTHING = { __html: '' };

/**
 * Stands once in a page, behind what the first screen shows at any width. A kept page brings the styles of what is before
 * it, and loads all others here (tooling/decisions/0060).
 */
export const Fold = (): ReactElement => <div hidden {...{ [FOLD_MARK]: '' }} dangerouslySetInnerHTML={NOTHING} />;
