import { product } from '@rendezvous/contract';
import { ThemeSwitch } from '../../features/shell/theme-switch.tsx';

export function SiteFooter(): React.JSX.Element {
  return (
    <footer className="site-footer">
      <p>
        {product}. <span>Plans for two, hour by hour.</span>
      </p>
      <ThemeSwitch />
    </footer>
  );
}
