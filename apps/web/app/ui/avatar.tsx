import { useState } from 'react';
import { hashText } from './page/hash-text.ts';

/** Pairs of sky colors, from morning to night, with the ink that reads best on both. */
const hours = [
  { from: '#FBC279', to: '#FBA35F', ink: '#2B1433' },
  { from: '#FBA35F', to: '#EE7160', ink: '#2B1433' },
  { from: '#F67F55', to: '#E4768A', ink: '#2B1433' },
  { from: '#A94A80', to: '#66458F', ink: '#FFFDF9' },
  { from: '#814A8C', to: '#493E86', ink: '#FFFDF9' },
  { from: '#55418A', to: '#323274', ink: '#FFFDF9' },
] as const;

interface AvatarProps {
  readonly name: string;
  readonly src: string | null;
  readonly size: number;
}

/**
 * A person's photo, or the initials on an hour of their own, also where the photo does not come.
 * The name stands beside it.
 */
export function Avatar({ name, src, size }: AvatarProps): React.JSX.Element {
  const [missing, setMissing] = useState<string | null>(null);
  const style = { '--av': `${size}px` } as React.CSSProperties;
  if (src !== null && src !== missing)
    return (
      <img
        className="avatar"
        src={src}
        alt=""
        style={style}
        width={size}
        height={size}
        onError={() => setMissing(src)}
      />
    );
  const hour = hours[hashText(name) % hours.length] ?? hours[0];
  return (
    <span
      className="avatar"
      aria-hidden="true"
      style={{
        ...style,
        background: `linear-gradient(115deg, ${hour.from}, ${hour.to})`,
        color: hour.ink,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}

/** "June Park" is JP, "Cher" is C. */
function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}
