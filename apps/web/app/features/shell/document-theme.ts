/** The system's wish for a dark theme. */
export const darkQuery = '(prefers-color-scheme: dark)';

/** Puts the document on the theme that was chosen, or on the system's where none was. */
export function setDocumentTheme(choice: string | null): void {
  document.documentElement.dataset.theme =
    choice === 'dark' || (choice !== 'light' && matchMedia(darkQuery).matches) ? 'dark' : 'light';
}
