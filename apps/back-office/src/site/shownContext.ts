import { createContext, useContext } from 'react';

/** Takes a record that was just written by a deed beside its form, as it is now. */
export type TellShown = (record: object) => void;

/** Says whether the site shows it: the form of a record gives it to what stands beside it. */
export const ShownContext = createContext<TellShown>(() => undefined);

/** How a deed beside a form tells that it wrote the record, at the moment it was answered. */
export const useTellShown = (): TellShown => useContext(ShownContext);
