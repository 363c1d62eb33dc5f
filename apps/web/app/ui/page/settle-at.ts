/**
 * Scrolls to where something stands. What lies before it is measured once it is drawn: it is looked
 * for again until that is done.
 */
export function settleAt(
  find: () => Element | null | undefined,
  { block, onSettled }: { block: 'start' | 'end'; onSettled?: () => void },
): void {
  let framesLeft = 12;
  const settle = (): void => {
    const place = find();
    place?.scrollIntoView({ behavior: 'instant', block });
    framesLeft -= 1;
    if (place && framesLeft > 0) requestAnimationFrame(settle);
    else onSettled?.();
  };
  requestAnimationFrame(settle);
}
