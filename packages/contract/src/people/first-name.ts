/** What a person is called in a sentence: "June Park" is June. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? name;
}
