import { type ComponentProps, createElement } from 'react';

/** An icon as Lucide's modules have it: elements with their attributes. */
interface IconData {
  readonly name: string;
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
  readonly aliases?: readonly string[];
}

const outlined = {
  ...{ xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' },
  ...{ fill: 'none', stroke: 'currentColor', strokeWidth: 2 },
  ...{ strokeLinecap: 'round', strokeLinejoin: 'round' },
} as const;
const says = /^(aria-|role$|title$)/;

/**
 * Stands in for `createLucideIcon`, and draws the same elements. The library's own also takes
 * sizes, colors and names in every form that other frameworks have, in code that is larger
 * than all icons of a screen.
 */
export function createIcon({
  name,
  node,
  aliases = [],
}: IconData): (props: ComponentProps<'svg'>) => React.JSX.Element {
  const names = ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' ');
  return function Icon({ className = '', ...props }) {
    const isSilent = !Object.keys(props).some((prop) => says.test(prop));
    return createElement(
      'svg',
      {
        ...outlined,
        className: `${names} ${className}`,
        ...(isSilent && { 'aria-hidden': true }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}
