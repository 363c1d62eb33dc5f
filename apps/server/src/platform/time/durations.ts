export const daySeconds = 24 * 60 * 60;
export const dayMs = daySeconds * 1000;
