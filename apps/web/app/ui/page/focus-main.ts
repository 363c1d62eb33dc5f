/** Where the focus goes when what had it is gone from the page. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}
