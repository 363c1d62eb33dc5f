/** What a person is called in a sentence: "June Park" is June, "Dr. Ada Lark" is Dr. Ada. */
export function firstNameOf(name: string): string {
  return /^(?:\p{L}+\. +)?\S+/u.exec(name.trim())?.[0] ?? name;
}
