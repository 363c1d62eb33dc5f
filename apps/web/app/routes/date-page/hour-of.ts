import { lineColorAt } from '../../sky/sky-color.ts';
import type { DateFacts } from './date-facts.ts';

/** The color of a stop's hour. */
export function hourOf({ steps, sky }: DateFacts, place: number): React.CSSProperties {
  const step = steps?.[place];
  const color = step ? lineColorAt((step.start + step.end) / 2, sky) : 'var(--ink-3)';
  return { '--hour': color } as React.CSSProperties;
}
