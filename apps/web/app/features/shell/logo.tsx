import { product } from '@rendezvous/contract';
import { useId } from 'react';

/** An arc with the light of an evening, one stop on it, and the name. */
export function Logo(): React.JSX.Element {
  const id = useId();
  return (
    <span className="logo">
      <svg className="mark" viewBox="0 0 40 28" aria-hidden="true">
        <defs>
          <linearGradient id={id} x1="0" x2="40" y1="0" y2="0" gradientUnits="userSpaceOnUse">
            <stop offset=".04" stopColor="#FBB066" />
            <stop offset=".36" stopColor="#F6764E" />
            <stop offset=".66" stopColor="#A94F87" />
            <stop offset="1" stopColor="#3C3A82" />
          </linearGradient>
        </defs>
        <path d="M1.5 26Q20 -20 38.5 26Z" fill={`url(#${id})`} />
        <circle className="mark-dot" cx="28.6" cy="8.6" r="4.6" />
      </svg>
      <span>{product}</span>
    </span>
  );
}
