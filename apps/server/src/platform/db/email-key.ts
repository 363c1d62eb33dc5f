/** Two spellings of one address differ in case at most. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

/** No e-mail begins like this. */
export function noKeyOf(userId: number): string {
  return `#${userId}`;
}
