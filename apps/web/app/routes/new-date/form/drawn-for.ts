import { type ComponentType, memo } from 'react';
import type { WishField, WishFieldsProps } from '../../../plan/wishes.ts';

/**
 * A group of fields that is drawn again only when its own wishes change: all of them take longer
 * than a slow phone has for a keystroke.
 */
export function drawnFor(
  names: readonly WishField[],
  Fields: (props: WishFieldsProps) => React.JSX.Element,
): ComponentType<WishFieldsProps> {
  return memo(
    Fields,
    (before, after) =>
      before.onChange === after.onChange &&
      names.every(
        (name) =>
          before.wishes[name] === after.wishes[name] && before.errors[name] === after.errors[name],
      ),
  );
}
