/** Whether two steps, or two targets, are written alike: the reader fills their fields in one order. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
