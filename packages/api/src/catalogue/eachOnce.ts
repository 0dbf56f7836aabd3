/** Whether nothing stands in a list twice. */
export const isEachOnce = (values: readonly (number | string)[]): boolean => new Set(values).size === values.length;

/** What is said at a list where something does. */
export const twice = { params: { said: 'twice' } };
