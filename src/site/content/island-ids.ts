/** Prefix for `useId`: islands are separate React roots, whose ids would otherwise collide. */
export const idPrefix = (index: number): string => `island-${index}-`;
